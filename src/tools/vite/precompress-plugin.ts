import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/;
/** Below this size, the headers cost more than the compression saves. */
const MIN_BYTES = 600;

/** Writes a `.br` and a `.gz` beside every text asset, so that the server never compresses them itself. */
export function precompressPlugin(): Plugin {
  let folder = '';
  return {
    name: 'fanline:precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    writeBundle: () => compressFolder(folder),
  };
}

function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    compressFile(`${entry.parentPath}/${entry.name}`);
  }
}

/** A window of 256 kB, as large as our largest file: a larger one makes distances longer to write. */
const BROTLI_WINDOW = 18;

function compressFile(file: string): void {
  const bytes = readFileSync(file);
  if (bytes.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compressFile(`${parentPath}/${name}`)));
}

/** A window of 256 kB, as large as our largest file: a larger one makes distances longer to write. */
const BROTLI_WINDOW = 18;

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
  };
  await writeFile(`${file}.br`, await toBrotli(bytes, { params }));
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
}

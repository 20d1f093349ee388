import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepOnce } from '../../infra/keep-once.ts';
import type { Encoding } from '../compressed-text.ts';

/** A file of the build as it is sent. */
export interface AssetFile {
  body: Buffer;
  encoding: Encoding;
  type: string;
}

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};
const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** What Vite names a file; nothing else reaches the disk. */
const fileName = /^[\w-][\w.-]{0,120}\.([a-z0-9]+)$/;

/**
 * Reads the files of the build, which lie compressed beside each other. Their names hold a hash of their content, so each is
 * read once and kept: some ten MB in all. Undefined where there is no such file.
 */
export function assetFiles(folder: string) {
  const known = new Map<string, Promise<AssetFile>>();

  async function read(name: string, type: string, encoding: Encoding): Promise<AssetFile> {
    const path = join(folder, name);
    if (encoding === 'identity') return { body: await readFile(path), encoding, type };
    return readFile(path + endings[encoding]).then(
      (body) => ({ body, encoding, type }),
      // Small files and fonts are not compressed.
      () => read(name, type, 'identity'),
    );
  }

  return async (name: string, encoding: Encoding): Promise<AssetFile | undefined> => {
    const ending = fileName.exec(name)?.[1];
    const type = ending && Object.hasOwn(types, ending) ? types[ending] : undefined;
    if (type === undefined) return undefined;
    return keepOnce(known, `${encoding} ${name}`, () => read(name, type, encoding)).catch(() => undefined);
  };
}

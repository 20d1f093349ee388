import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileTexts, readTexts, writeTexts } from '../../../definitions/file-texts.ts';

/** Makes a folder's files of definitions those of a release; others stay. @returns how many were written or deleted */
export async function exportInto(folder: string, files: FileTexts): Promise<number> {
  const there = await readTexts(folder);
  const gone = [...there.keys()].filter((path) => !files.has(path));
  const other = new Map([...files].filter(([path, text]) => there.get(path) !== text));
  await writeTexts(folder, other);
  await Promise.all(gone.map((path) => rm(join(folder, path))));
  return gone.length + other.size;
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { definitionFiles, kindOf } from './meta/lint-meta.ts';

/** Whole files of definitions by their path: `schemas/auth/login.schema.json`. */
export type FileTexts = ReadonlyMap<string, string>;

/** Plain names, so that a path leads to no other place of a disk. */
const PLAIN = /^(?:schemas|ui-schemas|locales)(?:\/[a-z0-9][A-Za-z0-9-]*)*\/[A-Za-z0-9][A-Za-z0-9.-]*\.json$/;

/** Whether a path can be that of a file of definitions. */
export function isDefinitionPath(path: string): boolean {
  return path.length <= 200 && !path.includes('..') && PLAIN.test(path) && kindOf(path) !== undefined;
}

/** @throws Error for a file that is not UTF-8: its letters would be lost */
async function readText(root: string, path: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      await readFile(join(root, path)),
    );
  } catch (error) {
    throw new Error(`${path} cannot be read as UTF-8.`, { cause: error });
  }
}

/** The files of definitions below a folder. */
export async function readTexts(root: string): Promise<FileTexts> {
  const paths = (await definitionFiles(root)).filter(isDefinitionPath);
  return new Map(await Promise.all(paths.map(async (path) => [path, await readText(root, path)] as const)));
}

/** Writes files below a folder, each at its path. */
export async function writeTexts(root: string, files: FileTexts): Promise<void> {
  for (const [path, text] of files) {
    if (!isDefinitionPath(path)) throw new Error(`"${path}" is no file of definitions.`);
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

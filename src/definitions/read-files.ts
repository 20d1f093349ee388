import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The folders below the project's that hold definitions. */
export const DEFINITION_FOLDERS = ['schemas', 'ui-schemas', 'locales'];

/** A file as it was read, or why it could not be. */
export type ReadFile = { file: string; bytes: Uint8Array } | { file: string; sentence: string };

async function jsonFilesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Undefined when the file is gone since its folder was read. */
async function read(root: string, file: string): Promise<ReadFile | undefined> {
  try {
    return { file, bytes: await readFile(join(root, file)) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (code === 'ENOENT') return undefined;
    return {
      file,
      sentence: `The program cannot read this file (${code}). Let it read the file, and save it again.`,
    };
  }
}

/** Reads all files of definitions below a folder, in the order of their names within each of the three. */
export async function readFiles(root: string): Promise<ReadFile[]> {
  const listed = (await Promise.all(DEFINITION_FOLDERS.map((folder) => jsonFilesIn(root, folder)))).flat();
  const found = await Promise.all(listed.map((file) => read(root, file)));
  return found.flatMap((one) => one ?? []);
}

export const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

/** Whether nothing was saved between two readings. */
export function areSame(files: readonly ReadFile[], others: readonly ReadFile[]): boolean {
  return (
    files.length === others.length &&
    files.every((one, i) => {
      const other = others[i];
      if (one.file !== other?.file || !('bytes' in one && 'bytes' in other)) return false;
      return isSame(one.bytes, other.bytes);
    })
  );
}

/**
 * Names files together with the program that looks at them: where both are the same, so is what it finds.
 * @param program a name of the program's own code
 * @returns a SHA-256, base64url
 */
export function proofOf(files: readonly ReadFile[], program: string): string {
  const hash = createHash('sha256').update(program);
  for (const one of files) {
    const content = 'bytes' in one ? one.bytes : Buffer.from(one.sentence);
    hash.update(`\n${one.file} ${content.length}\n`).update(content);
  }
  return hash.digest('base64url');
}

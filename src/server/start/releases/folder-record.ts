import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse } from '../../modules/releases/release-refused.ts';

/** Stands beside the files of definitions and is committed with them. */
const NAME = 'definitions-release.json';

/** The release whose files were written into a folder. Databases number on their own: the digest is what counts. */
interface FolderRecord {
  release: number;
  digest: string;
}

export async function writeRecord(folder: string, { release, digest }: FolderRecord): Promise<void> {
  await writeFile(join(folder, NAME), `{ "release": ${release}, "digest": "${digest}" }\n`);
}

/** The digest of the files that a folder was written over; undefined where it does not say. @throws ReleaseRefused */
export async function readRecord(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, NAME), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  // Whole, so that one in which git found a conflict is none.
  const digest = /^\s*\{\s*"release": ?\d+,\s*"digest": ?"([0-9a-f]{64})"\s*\}\s*$/.exec(text)?.[1];
  return (
    digest ?? refuse(`${NAME} does not say which release it is: npm run rules -- export writes it anew.`)
  );
}

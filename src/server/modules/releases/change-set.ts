import { isDefinitionPath } from '../../../definitions/file-texts.ts';
import { MOST_BYTES } from '../../../shared/api/workbench-drafts.ts';
import { type Changes, hashOf } from './manifest.ts';

/** Whole contents by path; null: the file is deleted. */
export type ChangeSet = ReadonlyMap<string, string | null>;

const MOST_FILES = 500;
const MOST_BYTES_OF_ALL = 8 * MOST_BYTES;

/** The mark that some editors write first. A database may drop it, and the digest would be that of another text. */
const MARK = '\uFEFF';
const MARKED = 'begins with a byte order mark. Save it as UTF-8 without a byte order mark.';

/** What keeps files from standing in a change set, a sentence each. What they hold is judged later, by the proof. */
export function faultsOfChangeSet(files: ChangeSet): string[] {
  if (files.size === 0) return ['Nothing is changed.'];
  if (files.size > MOST_FILES) return [`${files.size} files are changed; ${MOST_FILES} are the most.`];
  const sizes = [...files].map(([path, content]) => [path, Buffer.byteLength(content ?? '')] as const);
  const all = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  const strange = [...files.keys()].filter((path) => !isDefinitionPath(path));
  return [
    ...strange.map((path) => `${JSON.stringify(path)} is no file of definitions.`),
    ...sizes.filter(([, bytes]) => bytes > MOST_BYTES).map(([path]) => `${path} has more than 1 MB.`),
    ...[...files].filter(([, content]) => content?.includes('\0')).map(([path]) => `${path} is no text.`),
    ...[...files].filter(([, content]) => content?.startsWith(MARK)).map(([path]) => `${path} ${MARKED}`),
    ...(all > MOST_BYTES_OF_ALL ? ['The files have more than 8 MB together.'] : []),
  ];
}

/** The contents as hashes: what the row of a release holds. */
export function changesOf(files: ChangeSet): Changes {
  return Object.fromEntries([...files].map(([path, text]) => [path, text === null ? null : hashOf(text)]));
}

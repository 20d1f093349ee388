import { createHash } from 'node:crypto';
import type { FileTexts } from '../../../definitions/file-texts.ts';

/** The SHA-256 of each file by its path: what a release is made of. */
export type Manifest = Readonly<Record<string, string>>;

/** What differs between two manifests: the new hash by path; null: the file is gone. */
export type Changes = Readonly<Record<string, string | null>>;

export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

export function manifestOf(files: FileTexts): Manifest {
  return Object.fromEntries([...files].map(([path, content]) => [path, hashOf(content)]));
}

/** One text for one set of files, in whatever order they are named. */
export function digestOf(manifest: Manifest): string {
  const sorted = Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1));
  return hashOf(JSON.stringify(sorted));
}

/** One text for what a change set changes, and for the release that it was written over: what a reviewer reads. */
export function digestOfChanges(changes: Changes, over: number | null): string {
  const sorted = Object.entries(changes).sort(([a], [b]) => (a < b ? -1 : 1));
  return hashOf(JSON.stringify([over, sorted]));
}

/** The hash of a file; null: there is none. */
export function hashAt(manifest: Changes | null | undefined, path: string): string | null {
  if (!manifest) return null;
  return (Object.hasOwn(manifest, path) ? manifest[path] : undefined) ?? null;
}

export function applied(manifest: Manifest, changes: Changes): Manifest {
  const all = Object.entries({ ...manifest, ...changes });
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== null));
}

export function changesFrom(before: Manifest, after: Manifest): Changes {
  const gone = Object.keys(before).filter((path) => !Object.hasOwn(after, path));
  const other = Object.entries(after).filter(([path, hash]) => hashAt(before, path) !== hash);
  return Object.fromEntries([...gone.map((path) => [path, null] as const), ...other]);
}

/** The files of a change that have become something else since it was written. */
export function overtaken(changes: Changes, base: Manifest, current: Manifest): string[] {
  return Object.entries(changes).flatMap(([path, hash]) => {
    const is = hashAt(current, path);
    return is === hashAt(base, path) || is === hash ? [] : [path];
  });
}

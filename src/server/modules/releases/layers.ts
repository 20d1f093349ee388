import { applied, type Changes, hashAt, type Manifest } from './manifest.ts';

/** A release whose changes are in force, or the folder of a program. */
export interface Layer {
  id: number;
  isFolder: boolean;
  /** It has an end. */
  isLimited: boolean;
  changes: Changes;
}

/**
 * A file as the topmost layer that changes it leaves it; where that is the folder of a program, and where none does, as
 * the program has it now.
 * @param folder what lasts of it
 */
export function hashIn(layers: readonly Layer[], folder: Manifest, path: string): string | null {
  const top = layers.find(({ changes }) => Object.hasOwn(changes, path));
  return hashAt(top === undefined || top.isFolder ? folder : top.changes, path);
}

/**
 * What takes a change back: its files become what is in force now without it.
 * @param others the layers without it, the newest first
 */
export function takenBack(
  changes: Changes,
  others: readonly Layer[],
  current: { files: Manifest | null; lasting: Manifest | null },
): Changes {
  const next = Object.keys(changes).map(
    (path) => [path, hashIn(others, current.lasting ?? {}, path)] as const,
  );
  return Object.fromEntries(next.filter(([path, hash]) => hash !== hashAt(current.files, path)));
}

/** The files of a change that would be again what a change set in force has made something else of. */
export function takenBackBy(changes: Changes, layers: readonly Layer[], folder: Manifest): string[] {
  return Object.entries(changes).flatMap(([path, hash]) => {
    const [top, ...below] = layers.filter((layer) => Object.hasOwn(layer.changes, path));
    if (top === undefined || top.isFolder) return [];
    const before = [...below.filter(({ isFolder }) => !isFolder).map(({ changes }) => changes), folder];
    return before.some((made) => hashAt(made, path) === hash) ? [path] : [];
  });
}

/**
 * What of a program's folder stays when changes with an end are over: those that were only exported into it do not.
 * @param named the release that the folder says it was written over
 * @param before the folder of the program before, and the layers in force, the newest first
 */
export function lastingOf(
  folder: Manifest,
  named: Manifest | undefined,
  before: { folder: Manifest; lasting: Manifest; layers: readonly Layer[] },
): Manifest {
  const forGood = before.layers.filter(({ isLimited }) => !isLimited);
  const lasts = (path: string) => {
    const hash = hashAt(folder, path);
    if (hash === hashAt(before.folder, path)) return hashAt(before.lasting, path);
    const isExported = named !== undefined && hash === hashAt(named, path);
    return isExported ? hashIn(forGood, before.lasting, path) : hash;
  };
  const paths = new Set([...Object.keys(folder), ...Object.keys(before.lasting)]);
  return applied({}, Object.fromEntries([...paths].map((path) => [path, lasts(path)])));
}

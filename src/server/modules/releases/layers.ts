import { type Changes, hashAt, type Manifest } from './manifest.ts';

/** A release whose changes are in force, or the folder of a program. */
export interface Layer {
  id: number;
  isFolder: boolean;
  changes: Changes;
}

/**
 * A file as the topmost layer that changes it leaves it; where that is the folder of a program, and where none does, as
 * the program has it now.
 */
function hashIn(layers: readonly Layer[], folder: Manifest, path: string): string | null {
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
  current: { files: Manifest | null; folder: Manifest | null },
): Changes {
  const next = Object.keys(changes).map(
    (path) => [path, hashIn(others, current.folder ?? {}, path)] as const,
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

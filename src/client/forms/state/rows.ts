import type { FieldPath } from '../../../shared/field-paths.ts';

/**
 * Paths after the rows of a list have moved: what was said of a row goes with it, and goes when the row goes.
 * @param from for each row its number before; undefined for a new one
 */
export function movedPaths(
  paths: readonly FieldPath[],
  list: FieldPath,
  from: readonly (number | undefined)[],
): FieldPath[] {
  return paths.flatMap((path) => {
    if (!path.startsWith(`${list}.`)) return [path];
    const [row = '', ...rest] = path.slice(list.length + 1).split('.');
    const now = from.indexOf(Number(row));
    return now === -1 ? [] : [[list, now, ...rest].join('.')];
  });
}

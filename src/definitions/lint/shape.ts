import { kindOf, lintMeta } from '../meta/lint-meta.ts';
import type { Problem } from '../problem.ts';

/** A missing line for editors does no harm; the `check` of the analysts names it. */
export const FOR_EDITORS = '"$schema" is missing.';

/** What was found in a file that was parsed once and is read again with each key stroke in others. */
const known = new WeakMap<object, Problem[]>();

/**
 * What keeps a file from being read as what its name says it is: a list where an object belongs, an unknown keyword.
 * Everything that reads definitions afterwards may trust their shape. One sentence a place.
 */
export function shapeFaults(file: string, json: unknown): Problem[] {
  const before = typeof json === 'object' && json !== null ? known.get(json) : undefined;
  if (before) return before;
  const faults = faultsIn(file, json);
  if (typeof json === 'object' && json !== null) known.set(json, faults);
  return faults;
}

function faultsIn(file: string, json: unknown): Problem[] {
  if (kindOf(file) === undefined) return [];
  const problems = lintMeta(file, json).filter(({ sentence }) => sentence !== FOR_EDITORS);
  return [...new Map(problems.reverse().map((problem) => [problem.pointer, problem])).values()].reverse();
}

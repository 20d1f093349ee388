import { isRecord } from '../../../shared/json-values.ts';

/** A place where two JSON values differ; `undefined` where one of them has nothing. */
export interface Difference {
  path: string[];
  was: unknown;
  is: unknown;
}

/** Whether two JSON values are written alike, the order of their names included. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The innermost places where two JSON values differ. A list is one place: it is compared as a whole. So is what only one
 * of them has.
 */
export function differences(was: unknown, is: unknown, path: string[] = []): Difference[] {
  if (isSame(was, is)) return [];
  if (!isRecord(was) || !isRecord(is)) return [{ path, was, is }];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.flatMap((name) => differences(was[name], is[name], [...path, name]));
}

/** A difference in words: `was "Ort", is "Stadt"`. Long values are cut. */
export function differenceText({ was, is }: Pick<Difference, 'was' | 'is'>): string {
  if (was === undefined) return `new: ${shown(is)}`;
  return is === undefined ? `gone: ${shown(was)}` : `was ${shown(was)}, is ${shown(is)}`;
}

const longest = 80;

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

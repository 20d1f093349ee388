import type { FormValues } from '../form-script.ts';
import { isRecord } from '../json-values.ts';

/** The size of a field: the most characters of a text or items of a list, and the most characters of each item. */
export interface FieldSize {
  path: string[];
  most: number;
  ofEach?: number;
}

/**
 * More characters than a normaliser can take away (the spaces of an IBAN, the hyphens of a number): a longer text is
 * too long whatever it holds, and nothing looks at all of it.
 */
function roomFor(most: number): number {
  return 4 * most + 1000;
}

/** Whether a text is so long that no normaliser reads it. */
export function isOversized(value: unknown, most: number | undefined): boolean {
  return most !== undefined && typeof value === 'string' && value.length > roomFor(most);
}

/** A computed text of a field without a size. The linter lets no such field through. */
const MOST_COMPUTED = 5000;

/**
 * A computed text as the next formula sees it: a chain of formulas that each double a text would fill the memory. No
 * normaliser tidies it, so that it needs no more room. A character has at most two units; of a text that is too long one
 * character too many stays, so that `maxLength` refuses it.
 */
export function cutComputed(value: unknown, path: readonly string[], sizes: readonly FieldSize[]): unknown {
  if (typeof value !== 'string') return value;
  const own = sizes.find(
    (size) => size.path.length === path.length && size.path.every((n, i) => n === path[i]),
  );
  return value.slice(0, 2 * ((own?.most ?? MOST_COMPUTED) + 1));
}

function cutText(value: unknown, most: number | undefined): unknown {
  // The part that stays is still too long, so that `maxLength` refuses it.
  return typeof value === 'string' && most !== undefined ? value.slice(0, roomFor(most)) : value;
}

function cut(value: unknown, { most, ofEach }: FieldSize): unknown {
  if (!Array.isArray(value)) return cutText(value, most);
  return value.slice(0, most + 1).map((item) => (isRecord(item) ? narrowed(item) : cutText(item, ofEach)));
}

function cutAt(data: FormValues, [name, ...rest]: string[], size: FieldSize): FormValues {
  if (name === undefined || !Object.hasOwn(data, name)) return data;
  const before = data[name];
  const after = rest.length === 0 ? cut(before, size) : cutInside(before, rest, size);
  return after === before ? data : { ...data, [name]: after };
}

/** Goes on in an object, and in each row of a list of objects, which the list's own size has made short by now. */
function cutInside(value: unknown, path: string[], size: FieldSize): unknown {
  const inside = (one: unknown) => (isRecord(one) ? cutAt(one, path, size) : one);
  if (!Array.isArray(value)) return inside(value);
  const rows = value.map(inside);
  return rows.every((row, i) => row === value[i]) ? value : rows;
}

/** No object of a form has as many fields, so that a wider one holds unknown fields among the first of them. */
const MOST_NAMES = 100;

/** An object with the first of its names, and so the objects inside it; the same object when it is not too wide. */
function narrowed(data: FormValues): FormValues {
  const names = Object.keys(data);
  const kept = names.slice(0, MOST_NAMES).map((name): [string, unknown] => {
    const value = data[name];
    return [name, isRecord(value) && isTooWide(value) ? narrowed(value) : value];
  });
  const isSame = names.length <= MOST_NAMES && kept.every(([name, value]) => value === data[name]);
  return isSame ? data : Object.fromEntries(kept);
}

function isTooWide(data: FormValues): boolean {
  return Object.keys(data).length > MOST_NAMES;
}

/**
 * The data as rules may see them: lengths first. Of an oversized text, list or object only the beginning stays, which
 * is too long as well, so that the time of judging does not depend on what was sent.
 */
export function withinSizes(sizes: readonly FieldSize[], data: FormValues): FormValues {
  if (!isRecord(data)) return data;
  return sizes.reduce((current, size) => cutAt(current, size.path, size), narrowed(data));
}

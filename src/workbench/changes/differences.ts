import { diffArrays } from 'diff';
import { isRecord } from '../../shared/json-values.ts';

/** A value of a JSON file that is another one. */
export interface Difference {
  /** The names that lead to it. */
  path: readonly string[];
  /** The order of the names there. */
  isOrder: boolean;
  /** Null: there is none. */
  before: string | null;
  after: string | null;
}

function parsedOr(text: string | null): unknown {
  try {
    return text === null ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What differs between two JSON files, value by value; undefined: one is no JSON, or they differ in their look alone. */
export function differencesOf(before: string | null, after: string | null): Difference[] | undefined {
  const [old, made] = [parsedOr(before), parsedOr(after)];
  if (!isRecord(old) || !isRecord(made)) return undefined;
  const found = between(old, made, []);
  return found.length === 0 ? undefined : found;
}

type Path = readonly string[];

function between(old: unknown, made: unknown, path: Path): Difference[] {
  if (JSON.stringify(old) === JSON.stringify(made)) return [];
  if (isRecord(old) && isRecord(made)) return betweenRecords(old, made, path);
  if (Array.isArray(old) && Array.isArray(made) && [...old, ...made].some(isRecord))
    return betweenItems(old, made, path);
  return [{ path, isOrder: false, ...shown(old, made) }];
}

function betweenRecords(
  old: Record<string, unknown>,
  made: Record<string, unknown>,
  path: Path,
): Difference[] {
  const names = [...new Set([...Object.keys(old), ...Object.keys(made)])];
  const order = (one: object, other: object) =>
    Object.keys(one)
      .filter((name) => Object.hasOwn(other, name))
      .join(', ');
  const [before, after] = [order(old, made), order(made, old)];
  const moved = before === after ? [] : [{ path, isOrder: true, before, after }];
  return [...moved, ...names.flatMap((name) => between(old[name], made[name], [...path, name]))];
}

/** Entries that are there on both sides are no difference, wherever they stand now. */
function betweenItems(old: readonly unknown[], made: readonly unknown[], path: Path): Difference[] {
  const parts = diffArrays(
    old.map((item) => JSON.stringify(item)),
    made.map((item) => JSON.stringify(item)),
  );
  const found: Difference[] = [];
  let [from, to] = [0, 0];
  for (let i = 0; i < parts.length; i++) {
    const [part, next] = [parts[i], parts[i + 1]];
    const gone = part?.removed ? part.count : 0;
    const come = part?.added ? part.count : gone > 0 && next?.added ? next.count : 0;
    for (let n = 0; n < Math.max(gone, come); n++) {
      const [one, other] = [n < gone ? old[from + n] : undefined, n < come ? made[to + n] : undefined];
      found.push(...between(one, other, [...path, String((n < come ? to : from) + n)]));
    }
    const same = gone + come === 0 ? (part?.count ?? 0) : 0;
    [from, to] = [from + gone + same, to + come + same];
    // What came in the place of what is gone is read with it.
    if (gone > 0 && come > 0) i++;
  }
  return found;
}

/** Texts as they are read, all else as JSON. */
function shown(old: unknown, made: unknown): Pick<Difference, 'before' | 'after'> {
  const areTexts = [old, made].every((value) => value === undefined || typeof value === 'string');
  const isShort = [old, made].every((value) => !isRecord(value) && JSON.stringify(value ?? '').length <= 80);
  const json = (value: unknown) =>
    isShort && Array.isArray(value)
      ? `[${value.map((item) => JSON.stringify(item)).join(', ')}]`
      : JSON.stringify(value, null, 2);
  const text = (value: unknown) => (areTexts ? String(value) : json(value));
  return {
    before: old === undefined ? null : text(old),
    after: made === undefined ? null : text(made),
  };
}

/**
 * What a value is about, and which one of it: the field and its rule, or the field and its word. `from` is the place in the
 * path where the field ends; 0 for a word, whose key is one name.
 */
export function placeOf(file: string, path: Path): { about: string; name: string; from: number } {
  if (file.startsWith('locales/')) return placeOfWord(path.join('.'));
  const isField = file.endsWith('.schema.json')
    ? (_: string, i: number) => path[i - 1] === 'properties'
    : (name: string) => file.endsWith('.ui.json') && !name.startsWith('ui:') && name !== 'items';
  const last = path.findLastIndex(isField);
  const end = file.endsWith('.ui.json') ? path.findIndex((name) => name.startsWith('ui:')) : last + 1;
  const fields = path.slice(0, end < 0 ? path.length : end).filter(isField);
  const from = end < 0 ? path.length : end;
  return { about: fields.join(' › '), name: path.slice(from).join(' / '), from };
}

const WORD = /^(.+?)\.((?:label|help|placeholder|title)|(?:option|error)\..+)$/;

function placeOfWord(key: string): ReturnType<typeof placeOf> {
  const [, about = '', name = key] = WORD.exec(key) ?? [];
  return { about, name, from: 0 };
}

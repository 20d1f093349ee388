import { type Schema, Validator } from '@cfworker/json-schema';
import type { JsonSchema } from '../../src/definitions/schema-types.ts';
import { OF_DAYS, OF_LISTS, OF_TEXTS } from './independent-words.ts';

/** What data are judged by: themselves, the order in progress, and the day. */
export interface Situation {
  data: unknown;
  order?: unknown;
  today: string;
}

/** How often each word let a value pass and how often it did not. */
export type Reached = Map<string, { passed: number; refused: number }>;

type Way = (string | number)[];
type Node = Record<string, unknown>;
/** What a schema becomes for these data, and what of it they break. */
interface Ground {
  situation: Situation;
  reached: Reached;
}

function child(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string | number, unknown>)[name]
    : undefined;
}

const at = (data: unknown, way: Way): unknown => way.reduce<unknown>(child, data);

/** The value of `{"$data": "1/country"}`: as many steps up as it says, then down by its names. */
function referred(limit: unknown, way: Way, { data }: Situation): unknown {
  const reference = child(limit, '$data');
  if (typeof reference !== 'string') return limit;
  if (reference.startsWith('/')) return at(data, reference.slice(1).split('/'));
  const [up = '0', ...down] = reference.split('/');
  return at(data, [...way.slice(0, way.length - Number(up)), ...down]);
}

function note({ reached }: Ground, word: string, isFine: boolean): boolean {
  const sofar = reached.get(word) ?? { passed: 0, refused: 0 };
  reached.set(word, {
    passed: sofar.passed + (isFine ? 1 : 0),
    refused: sofar.refused + (isFine ? 0 : 1),
  });
  return isFine;
}

/** Whether a word of ours lets the value pass; undefined where it judges no such value. */
function passes(word: string, limit: unknown, value: unknown, today: string): boolean | undefined {
  // The limits are of the type that each word asks for; one of another field that is not limits nothing.
  const ofText = OF_TEXTS[word];
  if (ofText && typeof value === 'string') {
    const isAge = word === 'minAge' || word === 'maxAge';
    const wanted = isAge ? 'number' : word === 'afterToday' ? 'boolean' : 'string';
    return typeof limit === wanted ? ofText(limit as never, value, today) : undefined;
  }
  if (word === 'upload' && Array.isArray(value)) return OF_LISTS.upload(value);
  return OF_DAYS[word]?.(String(limit), today);
}

const isWord = (word: string) =>
  word === 'notCommonPassword' ||
  word === 'upload' ||
  Object.hasOwn(OF_TEXTS, word) ||
  Object.hasOwn(OF_DAYS, word);

/** A limit that is the value of another field, as draft-07 can say it. */
function fromField(word: string, limit: unknown, way: Way, ground: Ground): [Node, string[]] {
  const other = referred(limit, way, ground.situation);
  if (other === undefined) return [{}, []];
  const value = at(ground.situation.data, way);
  if (word === 'const') {
    note(ground, `${word} of a field`, JSON.stringify(other) === JSON.stringify(value));
    return [{ const: other }, []];
  }
  if (typeof value !== 'number') return [{}, []];
  // A limit that is no number cannot be kept.
  if (typeof other !== 'number') return [{}, [word]];
  note(ground, `${word} of a field`, word === 'minimum' ? value >= other : value <= other);
  return [{ [word]: other }, []];
}

/** One keyword of a schema for these data: what stays of it, and the words that the data break. */
function keyword(word: string, limit: unknown, way: Way, ground: Ground): [Node, string[]] {
  const { situation } = ground;
  const value = at(situation.data, way);
  const same = (schema: unknown) => grounded(schema, way, ground);
  if (isWord(word)) {
    const isFine = passes(word, referred(limit, way, situation), value, situation.today);
    return [{}, isFine === undefined || note(ground, word, isFine) ? [] : [word]];
  }
  if (word === '$order') {
    // The library types a schema as JSON of any shape.
    const { valid } = new Validator(limit as Schema, '7').validate(situation.order ?? null);
    return [{}, note(ground, word, valid) ? [] : [word]];
  }
  if (child(limit, '$data') !== undefined && ['const', 'minimum', 'maximum'].includes(word))
    return fromField(word, limit, way, ground);
  if (word === 'properties')
    return [{ properties: mapped(limit, (schema, name) => grounded(schema, [...way, name], ground)) }, []];
  if (word === 'items') {
    const rows = Array.isArray(value) ? value : [];
    return [{ items: rows.map((_row, i) => grounded(limit, [...way, i], ground)) }, []];
  }
  if (word === 'allOf' || word === 'anyOf') return [{ [word]: (limit as unknown[]).map(same) }, []];
  if (['if', 'then', 'else', 'not', 'contains'].includes(word)) return [{ [word]: same(limit) }, []];
  return [{ [word]: limit }, []];
}

function mapped(holder: unknown, change: (value: unknown, name: string) => unknown): Node {
  return Object.fromEntries(
    Object.entries(holder as Node).map(([name, value]) => [name, change(value, name)]),
  );
}

/** A branch that nothing passes, by the name of the rule that is broken. */
function broken(rule: string): JsonSchema {
  return { 'x-rule': rule, not: {} };
}

/**
 * A schema as draft-07 alone says it for these data: our own words are decided by a second reading of them, limits of
 * other fields are put in, each row of a list has a schema of its own.
 */
export function grounded(schema: unknown, way: Way, ground: Ground): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema).map(([word, limit]) => keyword(word, limit, way, ground));
  const failed = parts.flatMap(([, words]) => words);
  const plain: Node = Object.assign({}, ...parts.map(([part]) => part));
  if (failed.length === 0) return plain;
  const { 'x-rule': rule } = schema as JsonSchema;
  const branches = Array.isArray(plain.allOf) ? plain.allOf : [];
  return { ...plain, allOf: [...branches, ...failed.map((word) => broken(rule ?? word))] };
}

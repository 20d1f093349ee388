import { isRecord } from '../../shared/json-values.ts';
import type { JsonSchema } from '../schema-types.ts';

/** A schema and the rules that always apply beside it. */
export function facts(schema: JsonSchema): JsonSchema[] {
  return [schema, ...(schema.allOf ?? []).filter((part) => !part.if).flatMap(facts)];
}

function numbersOf(schema: JsonSchema, keyword: string): number[] {
  return facts(schema).flatMap((fact) => (typeof fact[keyword] === 'number' ? [fact[keyword]] : []));
}

/** The values that a field can have, where it is a choice. */
export function valuesOf(schema: JsonSchema): unknown[] | undefined {
  const lists = facts(schema).flatMap((fact) => {
    if (fact.enum) return [fact.enum];
    return fact.const === undefined || isRecord(fact.const) ? [] : [[fact.const]];
  });
  return lists.length === 0
    ? undefined
    : lists.reduce((left, right) => left.filter((value) => right.includes(value)));
}

/** A text's format, or one that is a part of another's. */
const narrower: Record<string, string> = { mobile: 'phone', sepaIban: 'iban' };

const TYPES: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
};

const quoted = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

function typeBreach({ type = '' }: JsonSchema, field: JsonSchema): string[] {
  const isIt = field.type === type || (type === 'number' && field.type === 'integer');
  return type === '' || isIt ? [] : [`must be ${TYPES[type] ?? type}`];
}

function choiceBreach(needed: JsonSchema, field: JsonSchema): string[] {
  const wanted = valuesOf(needed);
  if (!wanted) return [];
  const values = valuesOf(field);
  if (!values) return [`must be one of ${quoted(wanted)}`];
  const strange = values.filter((value) => !wanted.includes(value));
  return strange.length === 0 ? [] : [`must not allow ${quoted(strange)}`];
}

const sizeOf = (value: unknown) => (typeof value === 'string' ? [...value].length : value);

/** The limits of a need: keyword, whether it is an upper limit, and the words. */
const LIMITS = [
  ['maxLength', true, (limit: number) => `must have at most ${limit} characters`],
  ['minLength', false, (limit: number) => `must have at least ${limit} characters`],
  ['maximum', true, (limit: number) => `must be at most ${limit}`],
  ['minimum', false, (limit: number) => `must be at least ${limit}`],
  ['maxItems', true, (limit: number) => `must have at most ${limit} entries`],
] as const;

function limitBreaches(needed: JsonSchema, field: JsonSchema): string[] {
  const values = valuesOf(field)?.map(sizeOf);
  return LIMITS.flatMap(([keyword, isUpper, say]) => {
    const limit = needed[keyword];
    if (typeof limit !== 'number') return [];
    const held = values?.filter((value) => typeof value === 'number') ?? numbersOf(field, keyword);
    const isKept = isUpper
      ? held.length > 0 && (values ? Math.max(...held) : Math.min(...held)) <= limit
      : held.length > 0 && (values ? Math.min(...held) : Math.max(...held)) >= limit;
    return isKept ? [] : [say(limit)];
  });
}

/** Whether a field has a format, or one that is a part of it. */
export function formatIsIn(format: string, field: JsonSchema): boolean {
  return facts(field).some((fact) => fact.format === format || narrower[String(fact.format)] === format);
}

function formatBreach({ format }: JsonSchema, field: JsonSchema): string[] {
  if (format === undefined || formatIsIn(String(format), field)) return [];
  return [`must keep "format": "${String(format)}"`];
}

function normalizeBreach(needed: JsonSchema, field: JsonSchema): string[] {
  const has = [field['x-normalize'] ?? []].flat();
  const lost = [needed['x-normalize'] ?? []].flat().filter((name) => !has.includes(name));
  return lost.length === 0 ? [] : [`must keep "x-normalize": "${lost.join('", "')}"`];
}

/** The database has no place for it in a text. */
const NUL = 'a\u0000';

function refusesNul(schema: JsonSchema): boolean {
  if (schema.type !== 'string' || valuesOf(schema)) return true;
  return facts(schema).some(
    ({ pattern, format, postalCodeOf, vatIdOf }) =>
      [format, postalCodeOf, vatIdOf].some((name) => typeof name === 'string') ||
      (typeof pattern === 'string' && !matches(pattern, NUL)),
  );
}

/** A pattern that cannot be read is the compiler's fault to report. */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return false;
  }
}

/** A text that a column takes as it is has no character that the database cannot store. */
export function columnBreaches(field: JsonSchema): string[] {
  return refusesNul(field) ? [] : ['must refuse control characters, by its "pattern"'];
}

/** What a field does not guarantee although its reader needs it, in words after the field's name. */
export function valueBreaches(needed: JsonSchema, field: JsonSchema): string[] {
  const type = typeBreach(needed, field);
  // Of another type, nothing else fits.
  if (type.length > 0) return type;
  const found = [choiceBreach, limitBreaches, formatBreach, normalizeBreach].flatMap((find) =>
    find(needed, field),
  );
  const items = needed.items ? valueBreaches(needed.items, field.items ?? {}) : [];
  return [...found, ...items.map((breach) => `: each entry ${breach}`)];
}

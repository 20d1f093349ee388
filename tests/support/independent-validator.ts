import { format as libraryFormats, type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import type { JsonSchema } from '../../src/definitions/schema-types.ts';
import { formats } from '../../src/shared/rules/formats.ts';
import { pointerNames, pointerOf } from '../../src/shared/rules/json-pointer.ts';
import { OWN_KEYWORDS } from '../../src/shared/rules/keywords.ts';

/** Keywords that only gather what others found; `x-rule` makes a rule of its own of some. */
const GATHERING = new Set(['properties', 'items', 'allOf', 'anyOf', 'if']);

// Dates are the library's business; the other formats are ours and the library knows none of them as we mean it.
for (const [name, check] of Object.entries(formats)) {
  if (name !== 'date') libraryFormats[name] = check;
}

/** What the library cannot read: `$data`, and our own keywords. */
function isForeign(limit: unknown): boolean {
  const text = JSON.stringify(limit);
  return ['$data', '$order', ...Object.keys(OWN_KEYWORDS)].some((name) => text.includes(`"${name}":`));
}

/** Whether a keyword is beyond plain draft-07: our own, or one whose outcome turns on what the library cannot read. */
function isBeyond(keyword: string, limit: unknown, { if: condition }: Pick<JsonSchema, 'if'>): boolean {
  if (keyword.startsWith('x-') || Object.hasOwn(OWN_KEYWORDS, keyword)) return true;
  if (['if', 'then', 'else'].includes(keyword)) return isForeign(condition ?? {});
  return ['const', 'not', 'minimum', 'maximum'].includes(keyword) && isForeign(limit);
}

/** The rules in a branch that the library does not see: `<keyword>|<rule>`, with `|<field>` where it names one. */
function rulesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { 'x-rule': rule, required = [], properties = {} } = schema as JsonSchema;
  const forbidden = Object.keys(properties).filter((name) => properties[name] === false);
  const own = Object.keys(schema).filter((keyword) => keyword !== 'required' && keyword !== 'properties');
  return [
    ...required.map((name) => `required|required|${name}`),
    ...forbidden.map((name) => `notAllowed|notAllowed|${name}`),
    ...own.map((keyword) => `${keyword}|${rule ?? keyword}`),
    ...Object.values(schema).flatMap(rulesIn),
  ];
}

/** A schema in the words of draft-07 alone; what was beyond them is reported by the name of its rule. */
function plain(schema: unknown, beyond: Set<string>): unknown {
  if (Array.isArray(schema)) return schema.map((entry) => plain(entry, beyond));
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([keyword, limit]) => {
    if (!isBeyond(keyword, limit, schema)) return true;
    beyond.add(`${keyword}|${(schema as JsonSchema)['x-rule'] ?? keyword}`);
    if (keyword === 'then' || keyword === 'else') for (const rule of rulesIn(limit)) beyond.add(rule);
    return false;
  });
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, plain(value, beyond)]));
}

/** `#/properties/a%20b/type` → the names in it. */
function namesOf(location: string): string[] {
  return pointerNames(decodeURI(location.slice(1)).replaceAll('%23', '#'));
}

function schemaAt(schema: JsonSchema, location: string): JsonSchema {
  // The library gives the place of a keyword in this very schema.
  return namesOf(location)
    .slice(0, -1)
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], schema) as JsonSchema;
}

/** The name in the library's sentence: `Property "a" …`, `… required property "a".` */
function namedIn({ error }: OutputUnit): string {
  return /^[^"]*"(.*)"[^"]*$/s.exec(error)?.[1] ?? '';
}

function refusal(schema: JsonSchema, unit: OutputUnit): string | undefined {
  const { keyword, instanceLocation, keywordLocation } = unit;
  // The library has no place for a schema that is just `false`; its holder tells what it means.
  if (keyword === 'false') return undefined;
  const holder = schemaAt(schema, keywordLocation);
  const path = pointerOf(namesOf(instanceLocation));
  const child = () => `${path}${pointerOf([namedIn(unit)])}`;
  if (keyword === 'properties')
    return holder.properties?.[namedIn(unit)] === false ? `${child()}|notAllowed` : undefined;
  const rule = holder['x-rule'];
  if (GATHERING.has(keyword) && rule === undefined) return undefined;
  const errorAt = holder['x-errorAt'];
  if (errorAt !== undefined) return `${path}${pointerOf([errorAt])}|${rule}`;
  const inside = keyword === 'required' || keyword === 'additionalProperties';
  return `${inside ? child() : path}|${rule ?? keyword}`;
}

/** A second opinion on one form. */
export interface IndependentValidator {
  /** `<pointer>|<rule>` for whatever is refused, sorted. */
  validate: (data: unknown) => string[];
  /** Whether an error of ours is one that this validate can have an opinion on. */
  speaksOf: (error: { path: string; keyword: string; rule: string }) => boolean;
}

/**
 * A validate that shares no code with our compiler but the formats: a JSON Schema library of other authors, which reads
 * the schema without `$data` and our own keywords.
 */
export function independentValidator(schema: JsonSchema): IndependentValidator {
  const beyond = new Set<string>();
  // The library types a schema as JSON of any shape.
  const validator = new Validator(plain(schema, beyond) as Schema, '7', false);
  return {
    validate: (data) => {
      const refused = validator.validate(data).errors.map((unit) => refusal(schema, unit));
      return [...new Set(refused.filter((found) => found !== undefined))].sort();
    },
    speaksOf: ({ path, keyword, rule }) => {
      const key = `${keyword}|${rule}`;
      return !beyond.has(key) && !beyond.has(`${key}|${pointerNames(path).at(-1)}`);
    },
  };
}

import { format as libraryFormats, type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import type { JsonSchema } from '../../src/definitions/schema-types.ts';
import { pointerNames, pointerOf } from '../../src/shared/rules/json-pointer.ts';
import { secondFormats } from './independent-formats.ts';
import { grounded, type Reached, type Situation } from './independent-grounding.ts';
import { shortened } from './independent-tidying.ts';

/** Keywords that only gather what others found; `x-rule` makes a rule of its own of some. */
const GATHERING = new Set(['properties', 'items', 'allOf', 'anyOf', 'if']);

// Dates are the library's business; it knows none of the other formats as we mean them.
Object.assign(libraryFormats, secondFormats);

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
  validate: (situation: Situation) => string[];
  /** Whether an error has a second reading: only the lists of passwords have none. */
  speaksOf: (error: { keyword: string }) => boolean;
  /** How often each word of ours was asked, by its answer. */
  reached: Reached;
}

/** Entries of a wrong type are no duplicates: our compiler compares the others alone, where the library compares all. */
function isAboutWrongTypes(refused: string, all: string[], data: unknown): boolean {
  const [path = '', rule] = refused.split('|');
  if (rule !== 'uniqueItems') return false;
  const list = pointerNames(path).reduce<unknown>(
    (node, name) => (node as Record<string, unknown>)[name],
    data,
  );
  const rest = (list as unknown[]).filter((_, index) => !all.includes(`${path}/${index}|type`));
  return new Set(rest.map((one) => JSON.stringify(one))).size === rest.length;
}

/**
 * A validator that shares no code with the product but the formats: a JSON Schema library of other authors, and a second
 * reading of our own words.
 */
export function independentValidator(schema: JsonSchema): IndependentValidator {
  const reached: Reached = new Map();
  return {
    reached,
    speaksOf: ({ keyword }) => keyword !== 'notCommonPassword',
    validate: ({ data, ...circumstances }) => {
      const situation = { ...circumstances, data: shortened(data, schema) };
      const plain = grounded(schema, [], { situation, reached }) as JsonSchema;
      // The library types a schema as JSON of any shape.
      const { errors } = new Validator(plain as Schema, '7', false).validate(situation.data);
      const refused = errors.flatMap((unit) => refusal(plain, unit) ?? []);
      return [...new Set(refused.filter((one) => !isAboutWrongTypes(one, refused, situation.data)))].sort();
    },
  };
}

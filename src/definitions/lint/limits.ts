import type { Problem } from '../problem.ts';
import { isSchema } from '../schema-nodes.ts';
import type { JsonSchema } from '../schema-types.ts';
import { isExponential } from './patterns.ts';

const PAIRS = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minAge', 'maxAge'],
] as const;

const EXPONENTIAL =
  'This pattern can take for ever: a group is repeated that repeats itself or can be read in two ways. Repeat only once.';

/** What is wrong with one schema object by itself, as sentences by the keyword at fault. */
function faultsOf(schema: JsonSchema): [keyword: string, sentence: string][] {
  const crossed = PAIRS.flatMap(([low, high]): [string, string][] => {
    const [min, max] = [schema[low], schema[high]];
    const isCrossed = typeof min === 'number' && typeof max === 'number' && min > max;
    const sentence = `"${low}" (${min}) is above "${high}" (${max}), so that no value can pass. Swap or correct them.`;
    return isCrossed ? [[low, sentence]] : [];
  });
  const endless = typeof schema.pattern === 'string' && isExponential(schema.pattern);
  return [...crossed, ...(endless ? [['pattern', EXPONENTIAL] satisfies [string, string]] : [])];
}

/** The schemas inside a schema, with their places. */
export function childrenOf(schema: JsonSchema): [pointer: string, child: JsonSchema][] {
  const children = [
    ...Object.entries(schema.properties ?? {}).map(
      ([name, child]) => [`/properties/${name}`, child] as const,
    ),
    ...(['allOf', 'anyOf'] as const).flatMap((key) =>
      (schema[key] ?? []).map((child, i) => [`/${key}/${i}`, child] as const),
    ),
    ...(['if', 'then', 'else', 'not', 'items', 'contains', 'x-other'] as const).map(
      (key) => [`/${key}`, schema[key]] as const,
    ),
  ];
  return children.flatMap(([place, child]) => (isSchema(child) ? [[place, child]] : []));
}

/** Limits that contradict each other and patterns that can take for ever, anywhere in a schema. */
export function lintLimits(file: string, schema: JsonSchema, pointer = ''): Problem[] {
  const own = faultsOf(schema).map(([keyword, sentence]) => ({
    file,
    pointer: `${pointer}/${keyword}`,
    sentence,
  }));
  return [
    ...own,
    ...childrenOf(schema).flatMap(([place, child]) => lintLimits(file, child, pointer + place)),
  ];
}

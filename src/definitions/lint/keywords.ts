import { formats } from '../../shared/rules/formats.ts';
import { OWN_KEYWORDS } from '../../shared/rules/keywords.ts';
import { normalizers } from '../../shared/rules/normalize.ts';
import { ANNOTATIONS } from '../ajv.ts';
import type { Problem } from '../problem.ts';
import { isSchema } from '../schema-nodes.ts';
import type { JsonSchema } from '../schema-types.ts';
import { nearest } from './nearest.ts';
import { isExponential } from './patterns.ts';

/** Every keyword that a schema of ours may use. */
export const KEYWORDS = [
  ...[
    '$schema',
    '$comment',
    '$ref',
    'type',
    'properties',
    'required',
    'additionalProperties',
    'allOf',
    'anyOf',
  ],
  ...[
    'if',
    'then',
    'else',
    'not',
    'items',
    'minItems',
    'maxItems',
    'uniqueItems',
    'contains',
    'enum',
    'const',
  ],
  ...[
    'minLength',
    'maxLength',
    'pattern',
    'format',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
  ],
  ...['multipleOf', 'title', 'description', 'default'],
  ...ANNOTATIONS,
  ...Object.keys(OWN_KEYWORDS),
];

const PAIRS = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minAge', 'maxAge'],
] as const;

const EXPONENTIAL =
  'This pattern can take for ever: a group is repeated that repeats itself or can be read in two ways. Repeat only once.';

function unknownWord(what: string, name: string, known: string[]): string {
  const guess = nearest(name, known);
  return `"${name}" is no ${what}${guess ? `; did you mean "${guess}"?` : '. Correct or remove it.'}`;
}

/** What is wrong with one schema object by itself, as sentences by the keyword at fault. */
function faultsOf(schema: JsonSchema): [keyword: string, sentence: string][] {
  const faults: [string, string][] = [];
  for (const key of Object.keys(schema)) {
    if (!KEYWORDS.includes(key)) faults.push([key, unknownWord('keyword', key, KEYWORDS)]);
  }
  for (const [low, high] of PAIRS) {
    const [min, max] = [schema[low], schema[high]];
    if (typeof min === 'number' && typeof max === 'number' && min > max) {
      faults.push([
        low,
        `"${low}" (${min}) is above "${high}" (${max}), so that no value can pass. Swap or correct them.`,
      ]);
    }
  }
  if (typeof schema.format === 'string' && !Object.hasOwn(formats, schema.format)) {
    faults.push(['format', unknownWord('format', schema.format, Object.keys(formats))]);
  }
  if (typeof schema.pattern === 'string' && isExponential(schema.pattern)) {
    faults.push(['pattern', EXPONENTIAL]);
  }
  for (const name of [schema['x-normalize'] ?? []].flat()) {
    if (!Object.hasOwn(normalizers, name)) {
      faults.push(['x-normalize', unknownWord('normaliser', name, Object.keys(normalizers))]);
    }
  }
  return faults;
}

function childrenOf(schema: JsonSchema): [string, unknown][] {
  return [
    ...Object.entries(schema.properties ?? {}).map(([name, child]): [string, unknown] => [
      `/properties/${name}`,
      child,
    ]),
    ...(['allOf', 'anyOf'] as const).flatMap((key) =>
      (schema[key] ?? []).map((child, i): [string, unknown] => [`/${key}/${i}`, child]),
    ),
    ...['if', 'then', 'else', 'not', 'items', 'contains'].map((key): [string, unknown] => [
      `/${key}`,
      schema[key],
    ]),
  ];
}

/** Misspelt keywords, formats and normalisers, and limits that contradict each other, anywhere in a schema. */
export function lintKeywords(file: string, schema: JsonSchema, pointer = ''): Problem[] {
  const own = faultsOf(schema).map(([keyword, sentence]) => ({
    file,
    pointer: `${pointer}/${keyword}`,
    sentence,
  }));
  const nested = childrenOf(schema).flatMap(([path, child]) =>
    isSchema(child) ? lintKeywords(file, child, pointer + path) : [],
  );
  return [...own, ...nested];
}

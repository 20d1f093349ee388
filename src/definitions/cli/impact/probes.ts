import { berlinToday } from '../../../shared/dates.ts';
import { relativeDay } from '../../example-days.ts';
import { branchesOf } from '../../fields.ts';
import type { JsonSchema } from '../../schema-types.ts';

/** What people type that has little to do with any rule: letters, other scripts' digits, markup, nothing. */
const ODD = [
  '',
  ' ',
  'a',
  'Z',
  'İ',
  'ı',
  'ß',
  'é',
  '0',
  '7',
  '٣',
  '५',
  'a b',
  'a-b',
  "O'Neil",
  '<b>',
  'a\nb',
  '@',
];
const WHOLE = [
  'name@example.com',
  '01711234567',
  '+4930123456',
  'DE89370400440532013000',
  'TR330006100519786457841326',
];
const LETTERS = ['a', 'Ö', '1', '😀'];

function numbers(schema: JsonSchema, keyword: string): number[] {
  return branchesOf(schema).flatMap((branch) =>
    typeof branch[keyword] === 'number' ? [branch[keyword]] : [],
  );
}

function near(limits: number[]): number[] {
  return limits.flatMap((limit) => [limit - 1, limit, limit + 1]);
}

/** Lengths at which something may change: each limit, and each count in a pattern. */
function lengths(schemas: JsonSchema[]): number[] {
  const limits = schemas.flatMap((schema) => [
    ...numbers(schema, 'minLength'),
    ...numbers(schema, 'maxLength'),
  ]);
  const patterns = schemas.flatMap((schema) =>
    branchesOf(schema).map(({ pattern }) => String(pattern ?? '')),
  );
  const counts = patterns.flatMap((text) =>
    [...text.matchAll(/\{(\d+)(?:,(\d+))?\}/g)].flatMap(([, a, b]) => [a, b]),
  );
  const all = near([...limits, ...counts.filter((n) => n !== undefined).map(Number)]);
  return [...new Set(all)].filter((length) => length > 0 && length <= 3000);
}

function days(schemas: JsonSchema[], now: Date): string[] {
  if (!schemas.some(({ format }) => format === 'date')) return [];
  const ages = schemas.flatMap((schema) => [...numbers(schema, 'minAge'), ...numbers(schema, 'maxAge')]);
  const edges = near(ages).flatMap((age) => ['', '+1d', '-1d'].map((step) => `@today-${age}y${step}`));
  const today = ['@today-1d', '@today', '@today+1d', '@today+1y'];
  return [...edges, ...today, '2001-02-29', '29.02.2000'].map((text) => relativeDay(text, berlinToday(now)));
}

function texts(schemas: JsonSchema[], now: Date): string[] {
  const repeated = lengths(schemas).flatMap((length) => LETTERS.map((letter) => letter.repeat(length)));
  return [...ODD, ...WHOLE, ...repeated, ...days(schemas, now)];
}

function figures(schemas: JsonSchema[]): number[] {
  const limits = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
  return [0, 0.5, ...near(schemas.flatMap((schema) => limits.flatMap((limit) => numbers(schema, limit))))];
}

/**
 * Values around every limit that any of the schemas of one field has (its old and its new one): deterministic,
 * so that two versions are asked the same.
 */
export function probesFor(schemas: JsonSchema[], now: Date): unknown[] {
  const types = new Set(schemas.map(({ type }) => type));
  const options = schemas.flatMap((schema) => branchesOf(schema).flatMap((branch) => branch.enum ?? []));
  const items = schemas.flatMap((schema) => (schema.items ? [schema.items] : []));
  const sizes = near(
    schemas.flatMap((schema) => [...numbers(schema, 'minItems'), ...numbers(schema, 'maxItems')]),
  );
  return [
    ...options,
    ...(types.has('string') ? texts(schemas, now) : ['x']),
    ...(types.has('integer') || types.has('number') ? figures(schemas) : [7]),
    ...(types.has('array')
      ? probesFor(items, now)
          .slice(0, 40)
          .map((item) => [item])
      : []),
    ...sizes.filter((size) => size >= 0).map((size) => Array.from({ length: size }, (_, i) => `item-${i}`)),
    true,
    false,
    null,
  ];
}

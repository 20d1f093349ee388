import fc, { type Arbitrary } from 'fast-check';
import { branchesOf, type Field, fieldsOf } from '../../src/definitions/fields.ts';
import type { JsonSchema } from '../../src/definitions/schema-types.ts';
import type { FormValues } from '../../src/shared/form-script.ts';

const DIGITS = ['٠١٢٣٤٥٦٧٨٩', '०१२३४५६७८९', '０１２３４５６７８９'].map((digits) => [...digits]);
const ODD = [
  ' ',
  '\u00a0',
  '\u200b',
  '\n',
  '\u0000',
  '\ud800',
  '😀',
  'İ',
  'ı',
  'ẞ',
  '<',
  '-',
  '/',
  '+',
  '0',
  'é',
];

/** Ways in which people, pastes and attackers change a text. */
const CHANGES: ((text: string, at: number) => string)[] = [
  (text) => ` ${text}\t`,
  (text) => `${text}\n`,
  (text) => text.toUpperCase(),
  (text) => text.toLocaleLowerCase('tr'),
  (text) => text.normalize('NFD'),
  (text) => text.slice(1),
  (text) => text.slice(0, -1),
  (text) => text + text.slice(-1),
  (text) => text + text,
  (text) => [...text].reverse().join(''),
  (text) => [...text].join(' '),
  ...DIGITS.map(
    (digits) => (text: string) => text.replace(/[0-9]/g, (digit) => digits[Number(digit)] ?? digit),
  ),
  ...ODD.map((sign) => (text: string, at: number) => text.slice(0, at) + sign + text.slice(at)),
];

const WRONG_TYPE: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, '', [], {}, [''], { value: 'x' }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value)),
  fc.array(fc.string(), { maxLength: 12 }),
);

function valueAt(data: unknown, path: string[]): unknown {
  return path.reduce<unknown>((node, name) => {
    // Of a list of objects, its first row stands for all.
    const holder: unknown = Array.isArray(node) ? node[0] : node;
    return (holder as FormValues | null | undefined)?.[name];
  }, data);
}

function withValue(data: unknown, [name = '', ...rest]: string[], value: unknown): unknown {
  if (Array.isArray(data))
    return data.map((row, at) => (at === 0 ? withValue(row, [name, ...rest], value) : row));
  if (typeof data !== 'object' || data === null) return data;
  const { [name]: before, ...others } = data as FormValues;
  if (rest.length > 0) return { ...data, [name]: withValue(before ?? {}, rest, value) };
  return value === undefined ? others : { ...data, [name]: value };
}

function limits(schema: JsonSchema): number[] {
  const words = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'];
  const found = branchesOf(schema).flatMap((branch) => words.map((word) => branch[word]));
  return found.filter((limit) => typeof limit === 'number').flatMap((limit) => [limit - 1, limit, limit + 1]);
}

function changed(text: string): Arbitrary<string> {
  const one = fc.tuple(fc.constantFrom(...CHANGES), fc.nat(text.length));
  return fc
    .array(one, { minLength: 1, maxLength: 3 })
    .map((steps) => steps.reduce((current, [change, at]) => change(current, at), text));
}

/** Values for one field: those of the examples, changed ones, ones around its limits, of other types, none. */
function fieldValue(field: Field, valid: unknown[], invalid: unknown[]): Arbitrary<unknown> {
  const held = (examples: unknown[]) =>
    examples.map((data) => valueAt(data, field.path)).filter((value) => value !== undefined);
  const known = [...held(valid), ...held(invalid)];
  const texts = known.filter((value): value is string => typeof value === 'string');
  const edges = limits(field.schema).filter((limit) => limit >= 0);
  const sign = fc.constantFrom('a', 'Ö', 'İ', '7', '٣', '😀', ' ');
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(undefined, ...held(valid)) },
    { weight: 3, arbitrary: fc.constantFrom(undefined, ...known) },
    ...(texts.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...texts).chain(changed) }] : []),
    ...(edges.length > 0
      ? [
          { weight: 2, arbitrary: fc.tuple(sign, fc.constantFrom(...edges)).map(([s, n]) => s.repeat(n)) },
          { weight: 1, arbitrary: fc.constantFrom(...edges) },
        ]
      : []),
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: WRONG_TYPE },
  );
}

/** Data for a form: an accepted example with up to three fields changed and sometimes one too many. */
export function formData(schema: JsonSchema, valid: unknown[], invalid: unknown[]): Arbitrary<unknown> {
  const fields = fieldsOf(schema, {});
  const objects = [[], ...fields.filter(({ isObject }) => isObject).map(({ path }) => path)];
  const change = fc
    .constantFrom(...fields)
    .chain((field) => fieldValue(field, valid, invalid).map((value) => ({ path: field.path, value })));
  const extra = fc
    .tuple(fc.constantFrom(...objects), fc.constantFrom('nickname', 'a/b', 'a~b', 'ü%', 'toString', ''))
    .map(([path, name]) => ({ path: [...path, name], value: 'x' }));
  const changes = fc.tuple(
    fc.array(change, { maxLength: 2 }),
    fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: extra }),
  );
  const whole = fc
    .tuple(fc.constantFrom(...valid), changes)
    .map(([data, [some, more]]) =>
      [...some, ...(more ? [more] : [])].reduce((now, { path, value }) => withValue(now, path, value), data),
    );
  return fc.oneof(
    { weight: 30, arbitrary: whole },
    { weight: 1, arbitrary: fc.constantFrom<unknown>([], 'x', 5, {}) },
  );
}

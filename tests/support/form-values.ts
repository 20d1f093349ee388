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
  const lists = known.filter((value): value is unknown[] => Array.isArray(value) && value.length > 0);
  const texts = known.filter((value): value is string => typeof value === 'string');
  const edges = limits(field.schema).filter((limit) => limit >= 0);
  const sign = fc.constantFrom('a', 'Ö', 'İ', '7', '٣', '😀', ' ');
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(undefined, ...held(valid)) },
    { weight: 3, arbitrary: fc.constantFrom(undefined, ...known) },
    ...(field.schema.format === 'date' ? [{ weight: 8, arbitrary: daysFor(field.schema) }] : []),
    ...(lists.length > 0
      ? [
          {
            weight: 6,
            arbitrary: fc
              .tuple(fc.constantFrom(...lists), fc.constantFrom(...LIST_CHANGES))
              .map(([rows, change]) => change(rows)),
          },
        ]
      : []),
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

/** Fields whose rules look at the field beside them, with the way to that one. */
function linked(fields: Field[]): [from: string[], to: string[]][] {
  return fields.flatMap(({ path, schema }) => {
    const names = JSON.stringify(schema).match(/(?<="\$data":"1\/)\w+(?=")/g) ?? [];
    return names.map((name): [string[], string[]] => [[...path.slice(0, -1), name], path]);
  });
}

/** The same words in two fields, more or less: what one says, changed, in the other. */
function copied(data: unknown, [from, to]: [string[], string[]], change: number): unknown {
  const text = valueAt(data, from);
  if (typeof text !== 'string') return data;
  return withValue(data, to, CHANGES[change]?.(text, 1) ?? text);
}

const DAY_MS = 86_400_000;
/** Days that rules about ages and dates stand at, counted from a day: the day itself, its neighbours, whole years. */
const YEARS = [0, 1, 5, 16, 18, 21, 120, 125];

function dayAround(day: string, [years, days]: [years: number, days: number]): string {
  const date = new Date(Date.parse(day) + days * DAY_MS);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.toISOString().slice(0, 10);
}

/** Days beside today and beside each day that the form's rules name. */
function daysFor(schema: JsonSchema): Arbitrary<string> {
  const named = JSON.stringify(schema).match(/\d{4}-\d\d-\d\d/g) ?? [];
  const today = new Date().toISOString().slice(0, 10);
  const offset = fc.tuple(fc.constantFrom(...YEARS), fc.constantFrom(-1, 0, 1));
  return fc.oneof(
    fc.tuple(fc.constant(today), offset).map(([day, by]) => dayAround(day, by)),
    fc
      .tuple(fc.constantFrom(today, ...named), fc.constantFrom(-1, 0, 1))
      .map(([d, n]) => dayAround(d, [0, n])),
  );
}

/** A list with another row, with one less, or with its rows in another order. */
const LIST_CHANGES: ((rows: unknown[]) => unknown[])[] = [
  (rows) => [...rows, ...rows.slice(0, 1)],
  (rows) => [...rows, {}],
  (rows) => [...rows.slice(-1), ...rows],
  (rows) => rows.slice(1),
  (rows) => [...rows].reverse(),
  (rows) => rows.slice(0, 1).flatMap((row) => [row, row, row, row]),
];

/** Data for a form: an accepted example with up to three fields changed and sometimes one too many. */
export function formData(schema: JsonSchema, valid: unknown[], invalid: unknown[]): Arbitrary<unknown> {
  const fields = fieldsOf(schema, {});
  const objects = [[], ...fields.filter(({ isObject }) => isObject).map(({ path }) => path)];
  // What looks at other fields, and what few values reach, is changed more often.
  const often = fields.filter((field) =>
    /"\$data":|"(?:if|format|allOf)":/.test(JSON.stringify(field.schema)),
  );
  const change = fc
    .constantFrom(...fields, ...often, ...often)
    .chain((field) => fieldValue(field, valid, invalid).map((value) => ({ path: field.path, value })));
  const extra = fc
    .tuple(fc.constantFrom(...objects), fc.constantFrom('nickname', 'a/b', 'a~b', 'ü%', 'toString', ''))
    .map(([path, name]) => ({ path: [...path, name], value: 'x' }));
  const changes = fc.tuple(
    fc.array(change, { maxLength: 2 }),
    fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: extra }),
  );
  const pairs = linked(fields);
  const same: Arbitrary<(data: unknown) => unknown> = fc.constant((data) => data);
  const copies =
    pairs.length === 0
      ? same
      : fc.oneof(
          { weight: 5, arbitrary: same },
          {
            weight: 1,
            arbitrary: fc.tuple(fc.constantFrom(...pairs), fc.nat(CHANGES.length)).map(
              ([pair, change]) =>
                (data: unknown) =>
                  copied(data, pair, change),
            ),
          },
        );
  const whole = fc
    .tuple(fc.constantFrom(...valid), changes, copies)
    .map(([data, [some, more], alike]) =>
      alike(
        [...some, ...(more ? [more] : [])].reduce(
          (now, { path, value }) => withValue(now, path, value),
          data,
        ),
      ),
    );
  return fc.oneof(
    { weight: 30, arbitrary: whole },
    { weight: 1, arbitrary: fc.constantFrom<unknown>([], 'x', 5, {}) },
  );
}

import { type Schema, Validator } from '@cfworker/json-schema';
import type { JsonSchema } from '../../src/definitions/schema-types.ts';

type Data = Record<string, unknown>;
type Worth = bigint | string | undefined;

/** Where a formula stands: the whole data, the way to its field, and the row in `each`. */
interface Place {
  data: Data;
  way: string[];
  row?: unknown;
  today: string;
}

function at(data: unknown, way: string[]): unknown {
  let here = data;
  for (const name of way)
    here =
      typeof here === 'object' && here !== null && !Array.isArray(here) ? (here as Data)[name] : undefined;
  return here;
}

function read(reference: string, { data, way }: Place): unknown {
  if (reference.startsWith('/')) return at(data, reference.slice(1).split('/'));
  const [up = '0', ...rest] = reference.split('/');
  return at(data, [...way.slice(0, way.length - Number(up)), ...rest]);
}

function known(value: unknown): Worth {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : undefined;
}

const MOST = BigInt(Number.MAX_SAFE_INTEGER);

function bounded(value: bigint | undefined): bigint | undefined {
  return value === undefined || value > MOST || value < -MOST ? undefined : value;
}

/** Whether a text is a day that exists (ISO 8601), of a year with four digits. */
export function isCalendarDay(text: string): boolean {
  return (
    text >= '1000' &&
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
  );
}

/** Whole years by calendar: how often the day came round again. */
export function wholeYearsBetween(from: string, today: string): number {
  return Number(today.slice(0, 4)) - Number(from.slice(0, 4)) - (today.slice(4) < from.slice(4) ? 1 : 0);
}

function years(from: string, today: string): bigint | undefined {
  return isCalendarDay(from) ? BigInt(wholeYearsBetween(from, today)) : undefined;
}

/**
 * What a formula is worth, read from the schema's own words and computed with numbers of any size: it shares no code
 * with the product.
 */
function worth(formula: unknown, place: Place): Worth {
  if (typeof formula !== 'object' || formula === null) return known(formula);
  const {
    $data,
    $row,
    sum,
    product,
    difference,
    min,
    max,
    concat,
    count,
    sumOf,
    each,
    yearsSince,
    with: glue = '',
    ...choice
  } = formula as Data;
  const numbers = (list: unknown) =>
    (list as unknown[]).map((one) => worth(one, place)).filter((one) => typeof one === 'bigint');
  const all = (list: unknown) =>
    numbers(list).length === (list as unknown[]).length ? numbers(list) : undefined;
  if ($data !== undefined) return known(read(String($data), place));
  if ($row !== undefined) return known(at(place.row, [String($row)]));
  if (sum !== undefined) return bounded(numbers(sum).reduce((a, b) => a + b, 0n));
  if (product !== undefined) return bounded(all(product)?.reduce((a, b) => a * b, 1n));
  if (difference !== undefined) return bounded(all(difference)?.reduce((a, b) => a - b));
  if (min !== undefined || max !== undefined) {
    const sorted = numbers(min ?? max).sort((a, b) => (a < b ? -1 : 1));
    return min === undefined ? sorted.at(-1) : sorted[0];
  }
  if (concat !== undefined) {
    const texts = (concat as unknown[])
      .map((one) => worth(one, place))
      .filter((one) => one !== undefined && one !== '');
    return texts.length === 0 ? undefined : texts.join(String(glue));
  }
  const rows = count ?? sumOf;
  if (rows !== undefined) {
    const list = read(String((rows as Data).$data), place);
    const entries = Array.isArray(list) ? list : [];
    if (count !== undefined) return BigInt(entries.length);
    const worths = entries
      .map((row) => worth(each, { ...place, row }))
      .filter((one) => typeof one === 'bigint');
    return bounded(worths.reduce((a, b) => a + b, 0n));
  }
  if (yearsSince !== undefined) return years(String(worth(yearsSince, place)), place.today);
  // A JSON Schema library of other authors decides; it types a schema as JSON of any shape.
  const holder = at(place.data, place.way.slice(0, -1));
  const isSo = new Validator(choice.if as Schema, '7').validate(holder).valid;
  return worth(isSo ? choice.then : choice.else, place);
}

function formulas(schema: JsonSchema, way: string[] = []): [way: string[], field: JsonSchema][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string[], JsonSchema][] => {
    if (typeof field !== 'object') return [];
    const own: [string[], JsonSchema][] = field['x-compute'] === undefined ? [] : [[[...way, name], field]];
    return [...own, ...formulas(field, [...way, name])];
  });
}

/** Computed fields of stored data that are not what their formula says: `fare: 5 instead of 6`. */
export function wrongSums(schema: JsonSchema, data: unknown, today: string): string[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [];
  return formulas(schema).flatMap(([way, field]) => {
    const wanted = worth(field['x-compute'], { data: data as Data, way, today });
    const found = at(data, way);
    const same = typeof wanted === 'bigint' ? found === Number(wanted) : found === wanted;
    // Of a text that is too long only the beginning is computed; it is refused in any case.
    const isCut = [wanted, found].every(
      (text) => typeof text === 'string' && [...text].length > Number(field.maxLength ?? Infinity),
    );
    return same || isCut ? [] : [`${way.join('.')}: ${String(found)} instead of ${String(wanted)}`];
  });
}

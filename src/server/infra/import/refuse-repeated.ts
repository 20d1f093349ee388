import { type FieldFault, problem } from '../../errors/problem.ts';

/** Of two items with one key, the later one would silently win. @throws Problem 1100 */
export function refuseRepeated<Field extends string>(
  items: readonly Readonly<Record<Field, string>>[],
  field: Field,
): void {
  refuseRepeatedKeys(keysOf(items, field));
}

/** The same for items that stand for several keys. @param keys each with the place in the file that it comes from */
export function refuseRepeatedKeys(keys: readonly PlacedKey[]): void {
  const errors = repeatedIn(keys);
  if (errors.length > 0) throw problem(1100, { errors });
}

/** The items of a file whose key an earlier one has. */
export function repeatedKeys<Field extends string>(
  items: readonly Readonly<Record<Field, string>>[],
  field: Field,
): FieldFault[] {
  return repeatedIn(keysOf(items, field));
}

interface PlacedKey {
  path: string;
  key: string;
}

function keysOf<Field extends string>(
  items: readonly Readonly<Record<Field, string>>[],
  field: Field,
): PlacedKey[] {
  return items.map((item, index) => ({ path: `/${index}/${field}`, key: item[field] }));
}

function repeatedIn(keys: readonly PlacedKey[]): FieldFault[] {
  const known = new Set<string>();
  return keys.flatMap(({ path, key }) => {
    const isKnown = known.has(key);
    known.add(key);
    const message = `"${key}" stands in this file twice. Keep one.`;
    return isKnown ? [{ path, keyword: 'uniqueItems', rule: 'uniqueItems', message }] : [];
  });
}

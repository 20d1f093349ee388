import { problem } from '../../errors/problem.ts';

/** Of two items with one key, the later one would silently win. @throws Problem 1100 */
export function refuseRepeated<Field extends string>(
  items: readonly Readonly<Record<Field, string>>[],
  field: Field,
): void {
  refuseRepeatedKeys(items.map((item, index) => ({ path: `/${index}/${field}`, key: item[field] })));
}

/** The same for items that stand for several keys. @param keys each with the place in the file that it comes from */
export function refuseRepeatedKeys(keys: readonly { path: string; key: string }[]): void {
  const known = new Set<string>();
  const errors = [];
  for (const { path, key } of keys) {
    const message = `"${key}" stands in this file twice. Keep one.`;
    if (known.has(key)) errors.push({ path, keyword: 'uniqueItems', rule: 'uniqueItems', message });
    known.add(key);
  }
  if (errors.length > 0) throw problem(1100, { errors });
}

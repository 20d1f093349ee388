/** Length in characters, as JSON Schema counts: a surrogate pair is one character. */
export function ucs2length(text: string): number {
  return [...text].length;
}

/** No value that a schema names is deeper; a deeper one would use up the stack. */
const MAX_DEPTH = 20;

/** Whether two JSON values are the same. */
export function equal(a: unknown, b: unknown, depth = 0): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    depth < MAX_DEPTH &&
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && equal(value, right.get(key), depth + 1))
  );
}

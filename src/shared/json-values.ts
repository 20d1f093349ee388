/** Whether a value is an object with keys: no array and not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value below the names of a path, also through arrays; undefined where the path leads nowhere. */
export function walk(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, name) => {
    if (Array.isArray(node)) return node[Number(name)];
    return isRecord(node) && Object.hasOwn(node, name) ? node[name] : undefined;
  }, value);
}

/** What a UI schema says at the path of a field; a list of objects keeps what it says of its rows in `items`. */
export function uiAt(ui: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, name) => {
    const own = walk(node, [name]);
    return own === undefined ? walk(node, ['items', name]) : own;
  }, ui);
}

/** The keys of an object that has no others than its type says. */
export function keysOf<T extends object>(record: T): (keyof T & string)[] {
  // `Object.keys` forgets which keys they are.
  return Object.keys(record) as (keyof T & string)[];
}

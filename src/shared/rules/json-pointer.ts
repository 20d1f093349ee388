import { walk } from '../json-values.ts';

/** RFC 6901: escapes one name for a JSON Pointer. */
export function pointerToken(name: string): string {
  return name.replace(/~/g, '~0').replace(/\//g, '~1');
}

/** RFC 6901: the names of a pointer, unescaped; `''` is the root. */
export function pointerNames(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** RFC 6901: a pointer from names. */
export function pointerOf(names: readonly string[]): string {
  return names.map((name) => `/${pointerToken(name)}`).join('');
}

/** A pointer to a field of a row, or to an entry of a list, without the row: `/holders/1/name` → `/holders/name`. */
export function withoutRows(pointer = ''): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, '');
}

/** RFC 6901: the value that a pointer leads to; undefined where there is none. */
export function valueAtPointer(data: unknown, pointer: string): unknown {
  return walk(data, pointerNames(pointer));
}

/** The names of a `$data` reference, seen from the root; undefined where it leads above the form. */
export function targetOf(reference: string, from: readonly string[]): string[] | undefined {
  if (reference.startsWith('/')) return pointerNames(reference);
  const [, up = '', rest = ''] = /^(\d+)(\/.*)?$/.exec(reference) ?? [];
  if (up === '' || Number(up) > from.length) return undefined;
  return [...from.slice(0, from.length - Number(up)), ...(rest === '' ? [] : pointerNames(rest))];
}

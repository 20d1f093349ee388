import type { FormValues } from './form-script.ts';
import { isRecord } from './json-values.ts';

/**
 * Fields are named by property names joined with dots: the control's `name` and the key of all state. A field of a
 * list's row has the row's number on its way: `holders.1.name`.
 */
export type FieldPath = string;

/** The value at a dotted path; the whole data at the empty path. */
export function valueAt(data: unknown, path: FieldPath): unknown {
  if (path === '') return data;
  return path.split('.').reduce<unknown>((at, name) => {
    if (Array.isArray(at)) return at[Number(name)];
    return isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  }, data);
}

/** A copy with the value at a dotted path replaced, or removed when it is undefined. */
export function withValue(data: FormValues, path: FieldPath, value: unknown): FormValues {
  const [name = '', ...rest] = path.split('.');
  const { [name]: old, ...others } = data;
  if (Array.isArray(old) && rest.length > 0) return { ...data, [name]: withRow(old, rest, value) };
  if (rest.length > 0) return { ...data, [name]: withValue(isRecord(old) ? old : {}, rest.join('.'), value) };
  return value === undefined ? others : { ...data, [name]: value };
}

/** A copy of a list with a value in one of its rows replaced. */
function withRow(rows: unknown[], [row = '', ...rest]: string[], value: unknown): unknown[] {
  return rows.map((before, at) =>
    at === Number(row) ? withValue(isRecord(before) ? before : {}, rest.join('.'), value) : before,
  );
}

/** `/contact/a~1b` → `contact.a/b`. */
export function pathOfPointer(pointer: string): FieldPath {
  const names = pointer.split('/').slice(1);
  return names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}

/** Whether two values of one field are the same for the person who typed them. */
export function sameValue(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

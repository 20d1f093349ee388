import type { FormValues } from '../../../shared/form-script.ts';
import { isRecord } from '../../../shared/json-values.ts';

/** Fields are named by property names joined with dots: the control's `name` and the key of all state. */
export type FieldPath = string;

/** The value at a dotted path; the whole data at the empty path. */
export function valueAt(data: unknown, path: FieldPath): unknown {
  if (path === '') return data;
  return path.split('.').reduce<unknown>((at, name) => {
    return isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  }, data);
}

/** A copy with the value at a dotted path replaced, or removed when it is undefined. */
export function withValue(data: FormValues, path: FieldPath, value: unknown): FormValues {
  const [name = '', ...rest] = path.split('.');
  const { [name]: old, ...others } = data;
  if (rest.length > 0) return { ...data, [name]: withValue(isRecord(old) ? old : {}, rest.join('.'), value) };
  return value === undefined ? others : { ...data, [name]: value };
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

import type { FormValues } from '../shared/form-script.ts';
import { isRecord } from '../shared/json-values.ts';

/** A copy of the data with one field set, or removed when `value` is undefined. */
export function withValue(data: FormValues, [name = '', ...rest]: string[], value: unknown): FormValues {
  const { [name]: before, ...others } = data;
  if (rest.length > 0) return { ...data, [name]: withValue(isRecord(before) ? before : {}, rest, value) };
  return value === undefined ? others : { ...data, [name]: value };
}

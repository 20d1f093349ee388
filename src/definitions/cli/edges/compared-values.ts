import { isRecord, walk } from '../../../shared/json-values.ts';
import { targetOf } from '../../../shared/rules/json-pointer.ts';
import type { Field, Rule } from '../../fields.ts';

/** The `$data` references in a part of a schema. */
function referencesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(referencesIn);
  if (!isRecord(part)) return [];
  return typeof part.$data === 'string' ? [part.$data] : Object.values(part).flatMap(referencesIn);
}

/** What some data hold in the fields that a rule compares its field with: the same value may be what it refuses. */
export function comparedValues({ path }: Field, { places }: Rule, data: readonly unknown[]): unknown[] {
  const references = places.flatMap(({ branch }) => referencesIn(branch));
  const targets = references.flatMap((reference) => {
    const names = targetOf(reference, path);
    return names === undefined ? [] : [names];
  });
  return data.flatMap((one) => targets.map((names) => walk(one, names))).filter((one) => one !== undefined);
}

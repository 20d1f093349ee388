import { pointerOf } from '../../../shared/rules/json-pointer.ts';
import type { FormModel } from '../../compile-form.ts';
import { differences, isSame } from './differences.ts';
import type { OtherChange } from './form-changes.ts';

const change = (where: string): OtherChange => ({ aspect: 'layout', detail: 'schema', where });

/** The places where two JSON values differ; the whole, where it is the order of their names alone. */
function placesIn(was: unknown, is: unknown): OtherChange[] {
  if (isSame(was, is)) return [];
  const places = differences(was, is).map(({ path, ...values }) => ({
    ...change(pointerOf(path) || '/'),
    ...values,
  }));
  return places.length > 0 ? places : [change('/ the order of names alone')];
}

/**
 * The places where the schemas of two versions differ, for a form of which no other change of the schema is known: a
 * new version is never without a change.
 * @param found the changes that are known; words and layout do not explain another schema
 */
export function schemaChanges(
  before: FormModel,
  after: FormModel,
  found: { rules: readonly unknown[]; others: readonly OtherChange[] },
): OtherChange[] {
  const explaining = found.others.filter(({ aspect }) => ['default', 'files', 'storage'].includes(aspect));
  const isExplained = found.rules.length + explaining.length > 0;
  const places = isExplained ? [] : placesIn(before.schema, after.schema);
  const isSilent = !isExplained && found.others.length + places.length === 0;
  const isNew = before.version !== after.version;
  return isSilent && isNew ? [change('/ the order of names or the words around the form')] : places;
}

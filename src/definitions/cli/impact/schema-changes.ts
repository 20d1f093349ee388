import { pointerOf, withoutRows } from '../../../shared/rules/json-pointer.ts';
import type { FormModel } from '../../compile-form.ts';
import type { Change } from './compare.ts';
import { type Difference, differences, isSame } from './differences.ts';
import type { OtherChange } from './form-changes.ts';

/** The changes of a form that are known. */
interface Found {
  rules: readonly Change[];
  others: readonly OtherChange[];
}

const change = (where: string): OtherChange => ({ aspect: 'schema', where });

/** The field or section that a place of a schema belongs to: a property's name follows `properties`. */
function fieldAt(place: readonly string[]): string {
  return pointerOf(place.filter((_, at) => place[at - 1] === 'properties'));
}

/** The fields whose changes are said; words and layout do not explain another schema. */
function fieldsSaid({ rules, others }: Found): string[] {
  const ofSchema = others.filter(({ aspect }) => ['default', 'files', 'storage', 'stored'].includes(aspect));
  return [
    ...rules.map(({ path }) => withoutRows(path)),
    ...ofSchema.map(({ where }) => where.replace(/ .*$/, '')),
  ];
}

/**
 * The places where the schemas of two versions differ, as far as no other change says it of their field: a new version
 * is never without a change.
 */
export function schemaChanges(before: FormModel, after: FormModel, found: Found): OtherChange[] {
  if (before.version === after.version) return [];
  const said = fieldsSaid(found);
  const isSaid = ({ path }: Difference) => {
    const field = fieldAt(path);
    return said.some((one) => one === field || one.startsWith(`${field}/`));
  };
  const places = differences(before.schema, after.schema);
  const unsaid = places
    .filter((place) => !isSaid(place))
    .map(({ path, was, is }) => ({ ...change(pointerOf(path)), was, is }));
  if (places.length + said.length + found.others.length > 0) return unsaid;
  const isReordered = !isSame(before.schema, after.schema);
  return [change(isReordered ? '/ the order of names alone' : '/ the words around the form or their order')];
}

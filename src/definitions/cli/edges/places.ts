import { pathOfPointer, withValue } from '../../../shared/field-paths.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { isRecord } from '../../../shared/json-values.ts';
import { pointerOf } from '../../../shared/rules/json-pointer.ts';
import { branchesOf, type Field, type Rule } from '../../fields.ts';
import type { JsonSchema } from '../../schema-types.ts';

/** Values by pointer that an example sets beside the one that it is about. */
export type Settings = Readonly<Record<string, unknown>>;

/** Where a field is in some data: in the first row, where it is in the rows of a list; undefined where there is no row. */
export function placeIn(data: unknown, { path }: Pick<Field, 'path'>): string | undefined {
  const names: string[] = [];
  let at: unknown = data;
  for (const name of path) {
    if (Array.isArray(at)) {
      if (at.length === 0) return undefined;
      names.push('0');
      at = at[0];
    }
    names.push(name);
    at = isRecord(at) ? at[name] : undefined;
  }
  return pointerOf(names);
}

/** A copy of the data with a value, and what is set beside it. */
export function changed(
  data: FormValues,
  { pointer, value, settings }: { pointer: string; value: unknown; settings: Settings },
): FormValues {
  const all = [...Object.entries(settings), [pointer, value] as const];
  return all.reduce((before, [at, next]) => withValue(before, pathOfPointer(at), next), data);
}

/** A list made longer or shorter, by entries that it may have: its own, then the others of its choices. */
export function listsOf(schema: JsonSchema, value: readonly unknown[], length: number): unknown[][] {
  const others = (schema.items?.enum ?? []).filter((entry) => !value.includes(entry));
  const known = [...value, ...others];
  if (known.length === 0) return [];
  return [Array.from({ length }, (_, at) => known[at % known.length])];
}

interface Situation {
  set: Settings;
  /** The values that are tried in it; undefined: all that the field could be given. */
  only?: readonly unknown[];
  /** In how many of the examples it is tried. */
  examples: number;
}

type SettableField = Pick<Field, 'path' | 'pointer' | 'schema' | 'isInRow'>;

const WITHOUT = [undefined];
const AS_IT_IS: Situation = { set: {}, examples: Number.POSITIVE_INFINITY };

/**
 * So many times is a field left out with a choice beside it. Each time judges the whole form, a large one in some
 * milliseconds, and a form without refusals asks this of each field that must be given: all choices in all examples
 * took minutes, while an analyst waits.
 */
export const MOST_TRIES = 200;

/**
 * In what a value is tried: in an example as it is, then, where a field must be given, with each choice beside it. A
 * field can be required only with one of them, and no example need have it. Where the tries do not suffice for all
 * examples, each choice is tried in the first ones.
 */
export function settingsFor(
  fields: readonly SettableField[],
  field: Omit<SettableField, 'pointer' | 'schema'>,
  { keyword }: Pick<Rule, 'keyword'>,
): Situation[] {
  if (keyword !== 'required' || field.isInRow) return [AS_IT_IS];
  const around = field.path.slice(0, -1).join('/');
  const beside = fields.filter(
    ({ path, isInRow }) => !isInRow && path !== field.path && path.slice(0, -1).join('/') === around,
  );
  const choices = beside
    .flatMap(({ pointer, schema }) => choicesOf(schema).map((choice) => ({ [pointer]: choice })))
    .slice(0, MOST_TRIES);
  const examples = Math.floor(MOST_TRIES / choices.length);
  return [AS_IT_IS, ...choices.map((set) => ({ set, only: WITHOUT, examples }))];
}

function choicesOf(schema: JsonSchema): unknown[] {
  const named = branchesOf(schema).flatMap((branch) => branch.enum ?? []);
  return schema.type === 'boolean' ? [true, false] : named;
}

import { fieldsOf } from './fields.ts';
import type { JsonSchema, UiFile } from './schema-types.ts';

/** A branch of an object in the schema that makes fields come and go. */
export interface ConditionSource {
  path: string[];
  if: JsonSchema;
  shownIfTrue: string[];
  shownIfFalse: string[];
}

/** The fields that a branch takes away. */
export function forbiddenBy(branch: JsonSchema | undefined): string[] {
  return Object.entries(branch?.properties ?? {})
    .filter(([, property]) => property === false)
    .map(([name]) => name);
}

function conditionsOfObject(schema: JsonSchema, path: string[]): ConditionSource[] {
  return [schema, ...(schema.allOf ?? [])].flatMap((branch) => {
    if (!branch.if) return [];
    const shownIfTrue = forbiddenBy(branch.else);
    const shownIfFalse = forbiddenBy(branch.then);
    return shownIfTrue.length + shownIfFalse.length > 0
      ? [{ path, if: branch.if, shownIfTrue, shownIfFalse }]
      : [];
  });
}

/** All conditions of a form that decide whether a field exists. */
export function conditionsOf(schema: JsonSchema, ui: UiFile): ConditionSource[] {
  const objects = fieldsOf(schema, ui).filter((field) => field.isObject);
  return [
    ...conditionsOfObject(schema, []),
    ...objects.flatMap((field) => conditionsOfObject(field.schema, field.path)),
  ];
}

/** Whether a schema asks about the order in progress anywhere. */
export function usesOrder(schema: JsonSchema): boolean {
  return JSON.stringify(schema).includes('"$order":');
}

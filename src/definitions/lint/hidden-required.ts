import { forbiddenBy } from '../conditions.ts';
import type { Field } from '../fields.ts';
import type { Problem } from '../problem.ts';
import type { JsonSchema } from '../schema-types.ts';

/** Each way through the conditions of an object is looked at by itself, as the outer demands stand in all of them. */
function clashesIn(schema: JsonSchema, outer: readonly string[] = []): string[] {
  const required = [schema, ...(schema.allOf ?? [])].flatMap((branch) => branch.required ?? []);
  const always = [...outer, ...required];
  const inner = [...(schema.allOf ?? []), schema.then, schema.else];
  return [
    ...forbiddenBy(schema).filter((name) => always.includes(name)),
    ...inner.flatMap((branch) => (branch ? clashesIn(branch, always) : [])),
  ];
}

/** Finds fields that are required and hidden at the same time. Customers cannot fill them in, so they cannot send the form. */
export function lintHiddenRequired(file: string, root: JsonSchema, fields: readonly Field[]): Problem[] {
  const objects = [{ pointer: '', schema: root }, ...fields.filter(({ isObject }) => isObject)];
  return objects.flatMap(({ pointer, schema }) =>
    [...new Set(clashesIn(schema))].map((name) => ({
      file,
      pointer: `${pointer.replaceAll('/', '/properties/')}/required`,
      sentence: `"${name}" is required and hidden at the same time, so that nobody could send the form. Require it only where it is shown: in "then" or "else".`,
    })),
  );
}

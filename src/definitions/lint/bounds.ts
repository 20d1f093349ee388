import type { Field } from '../fields.ts';
import { branchesOf, isList } from '../fields.ts';
import type { Problem } from '../problem.ts';
import { isSchema } from '../schema-nodes.ts';
import type { JsonSchema } from '../schema-types.ts';

function has(schema: JsonSchema, keyword: string): boolean {
  return branchesOf(schema).some((branch) => branch[keyword] !== undefined);
}

const DAY_LIMITS = ['formatMinimum', 'formatMaximum', 'formatExclusiveMinimum', 'formatExclusiveMaximum'];

function boundFault(schema: JsonSchema): string | undefined {
  const closed = ['enum', 'const'].some((keyword) => has(schema, keyword));
  if (schema.type === undefined) return 'Say the "type" of this field.';
  if (schema.type === 'string' && !closed && !has(schema, 'maxLength')) {
    return 'A text needs a "maxLength", so that nobody can send a book.';
  }
  if (DAY_LIMITS.some((keyword) => has(schema, keyword)) && !has(schema, 'format')) {
    return 'A limit for days needs "format": "date".';
  }
  if (schema.type === 'array' && !has(schema, 'maxItems')) return 'A list needs "maxItems".';
  if (isList(schema) && schema.items && branchesOf(schema.items).some((branch) => branch.if)) {
    return 'A condition inside the rows of a list is not possible. Ask outside the list, or make the field optional.';
  }
  if (
    isList(schema) &&
    Object.values(schema.items?.properties ?? {}).some((one) => isSchema(one) && isList(one))
  ) {
    return 'A list inside the rows of a list is not possible. Ask for it beside the list.';
  }
  if (
    branchesOf(schema)
      .slice(1)
      .some((branch) => branch['x-normalize'] !== undefined)
  ) {
    return '"x-normalize" stands at the field itself; in a branch it would be passed over. Put it beside "type".';
  }
  if (isList(schema) && schema.items?.additionalProperties !== false) {
    return 'The "items" of a list need "additionalProperties": false, so that unknown fields are refused.';
  }
  if (schema.type === 'object' && schema.additionalProperties !== false) {
    return 'An object needs "additionalProperties": false, so that unknown fields are refused.';
  }
  return undefined;
}

/** Every text and list has a limit, every object refuses unknown fields. */
export function lintBounds(file: string, root: JsonSchema, fields: Field[]): Problem[] {
  const all = [{ pointer: '', schema: root }, ...fields];
  return all.flatMap(({ pointer, schema }) => {
    const sentence = boundFault(schema);
    return sentence ? [{ file, pointer: pointer.replaceAll('/', '/properties/'), sentence }] : [];
  });
}

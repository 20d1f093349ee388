import type { FieldSize } from '../shared/rules/sizes.ts';
import { branchesOf, type Field } from './fields.ts';
import type { JsonSchema } from './schema-types.ts';

/** The largest limit that a schema's branches give by a keyword. */
export function limitOf(schema: JsonSchema, keyword: 'maxLength' | 'maxItems'): number | undefined {
  const limits = branchesOf(schema)
    .map((branch) => branch[keyword])
    .filter((limit) => typeof limit === 'number');
  return limits.length > 0 ? Math.max(...limits) : undefined;
}

/** The sizes of all texts and lists of a form; the linter asks for a limit of each. */
export function sizesOf(fields: readonly Field[]): FieldSize[] {
  return fields.flatMap(({ path, schema }) => {
    const most = limitOf(schema, schema.type === 'array' ? 'maxItems' : 'maxLength');
    const ofEach = schema.items && limitOf(schema.items, 'maxLength');
    return most === undefined ? [] : [{ path, most, ...(ofEach === undefined ? {} : { ofEach }) }];
  });
}

import { branchesOf } from '../../fields.ts';
import type { JsonSchema } from '../../schema-types.ts';

/** What a form says of a field at all places: the field itself, and the conditions of the objects around it. */
export function schemasAt(schema: JsonSchema, path: readonly string[]): JsonSchema[] {
  return path.reduce<JsonSchema[]>(
    (parents, name) =>
      parents
        .flatMap((parent) => [parent, parent.items ?? {}])
        .flatMap(branchesOf)
        .flatMap((branch) => {
          const property = branch.properties?.[name];
          return typeof property === 'object' ? [property] : [];
        }),
    [schema],
  );
}

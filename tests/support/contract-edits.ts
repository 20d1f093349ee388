import { branchesOf } from '../../src/definitions/fields.ts';
import type { JsonSchema } from '../../src/definitions/schema-types.ts';

/** An edit of a form that an analyst may make without a thought of who reads the field. */
export type Edit = (form: JsonSchema, path: readonly string[]) => JsonSchema;

function at(schema: JsonSchema, path: readonly string[]): JsonSchema {
  return path.reduce((node, name) => node.properties?.[name] as JsonSchema, schema);
}

/** Everything that a form says about a field, taken away. */
function cut(
  form: JsonSchema,
  path: readonly string[],
): { parent: JsonSchema; name: string; field: JsonSchema } {
  const parent = at(form, path.slice(0, -1));
  const name = path.at(-1) ?? '';
  const field = parent.properties?.[name] as JsonSchema;
  for (const branch of branchesOf(parent)) {
    delete branch.properties?.[name];
    if (branch.required) branch.required = branch.required.filter((other) => other !== name);
  }
  return { parent, name, field };
}

function put(parent: JsonSchema, name: string, field: JsonSchema): void {
  parent.properties = { ...parent.properties, [name]: field };
  parent.required = [...(parent.required ?? []), name];
}

const edited =
  (change: (form: JsonSchema, path: readonly string[]) => void): Edit =>
  (form, path) => {
    const copy = structuredClone(form);
    change(copy, path);
    return copy;
  };

/** The edits after which the field is gone from its place. */
export const losses: Record<string, Edit> = {
  removed: edited((form, path) => void cut(form, path)),
  renamed: edited((form, path) => {
    const { parent, name, field } = cut(form, path);
    put(parent, `${name}Renamed`, field);
  }),
  moved: edited((form, path) => {
    const { name, field } = cut(form, path);
    put(form, 'moved', {
      type: 'object',
      additionalProperties: false,
      properties: { [name]: field },
      required: [name],
    });
  }),
};

/** The field is there, but may be absent from the data. */
export const optional: Edit = edited((form, path) => {
  for (const branch of branchesOf(at(form, path.slice(0, -1))))
    branch.required = (branch.required ?? []).filter((name) => name !== path.at(-1));
});

/** The field is there, and holds values of another type. */
export const retyped: Edit = edited((form, path) => {
  const { parent, name, field } = cut(form, path);
  const isText = field.type === 'string' || field.type === 'object';
  put(parent, name, isText ? { type: 'integer' } : { type: 'string', maxLength: 10, pattern: '^[a-z]*$' });
});

import type { JsonSchema } from './schema-types.ts';

/** `order/new-number` → `OrderNewNumber`. */
function typeName(id: string): string {
  return id
    .split(/[/-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

const PRIMITIVES: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
};

function typeOf(schema: JsonSchema, indent: string): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const === true) return 'true';
  if (schema.type === 'array') return `(${typeOf(schema.items ?? {}, indent)})[]`;
  if (schema.type === 'object') return objectType(schema, indent);
  return PRIMITIVES[schema.type ?? ''] ?? 'unknown';
}

function objectType(schema: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const optional = schema.required?.includes(name) ? '' : '?';
    return `${inner}${name}${optional}: ${typeOf(typeof property === 'object' ? property : {}, inner)};`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** A TypeScript module with the data of every form, from the resolved schemas by id. */
export function formTypesModule(schemas: [id: string, schema: JsonSchema][]): string {
  const sorted = [...schemas].sort(([a], [b]) => (a < b ? -1 : 1));
  const interfaces = sorted.map(
    ([id, schema]) => `export interface ${typeName(id)} ${objectType(schema, '')}\n`,
  );
  const map = sorted.map(([id]) => `  '${id}': ${typeName(id)};`).join('\n');
  return [
    '// Made from schemas/ by src/definitions/types.ts; update with `npm run generate -- types`.\n',
    ...interfaces,
    `/** The normalised, valid data of each form by its id. */\nexport interface FormData {\n${map}\n}\n`,
    'export type FormId = keyof FormData;\n',
  ].join('\n');
}

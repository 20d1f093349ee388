import type { Field } from '../fields.ts';
import type { Problem } from '../problem.ts';
import type { JsonSchema } from '../schema-types.ts';

const NEVER_TICKED =
  'A box is never ticked beforehand: nobody would have agreed to anything (CJEU C-673/17, Planet49). Remove "default".';

function fits(value: unknown, { type, enum: allowed }: JsonSchema): boolean {
  if (allowed !== undefined && !allowed.includes(value)) return false;
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  return type === undefined || typeof value === type;
}

function faultOf(schema: JsonSchema): string | undefined {
  const { default: value, type } = schema;
  if (value === undefined) return undefined;
  if (value === true) return NEVER_TICKED;
  if (type === 'object') return 'A "default" belongs to a single field. Move it to the fields inside.';
  return fits(value, schema) ? undefined : `The default ${JSON.stringify(value)} is no value of this field.`;
}

/** Defaults that the field itself would refuse, and boxes that would be ticked without a customer. */
export function lintDefaults(file: string, fields: Field[]): Problem[] {
  return fields.flatMap(({ pointer, schema }) =>
    [schema, ...(schema.allOf ?? [])].flatMap((branch) => {
      const sentence = faultOf({ ...schema, default: undefined, ...branch });
      const place = `${pointer.replaceAll('/', '/properties/')}/default`;
      return sentence === undefined ? [] : [{ file, pointer: place, sentence }];
    }),
  );
}

import { createAjv } from '../../src/definitions/ajv.ts';
import { computingOf } from '../../src/definitions/computed.ts';
import { fieldsOf } from '../../src/definitions/fields.ts';
import type { JsonSchema } from '../../src/definitions/schema-types.ts';
import { sizesOf } from '../../src/definitions/sizes.ts';
import type { FormValues } from '../../src/shared/form-script.ts';
import { computeWith } from '../../src/shared/rules/compute.ts';

/** What computes a schema's fields; undefined where it has none. */
export function computingBy(schema: JsonSchema, today: () => string) {
  const fields = fieldsOf(schema, {});
  const { steps, conditions } = computingOf(fields);
  if (steps.length === 0) return undefined;
  const ajv = createAjv(() => new Date());
  // Ajv's checks tell more than the runtime asks.
  const checks = conditions.map((condition) => ajv.compile(condition)) as never[];
  return (data: FormValues) => computeWith({ steps, checks, sizes: sizesOf(fields), today }, data);
}

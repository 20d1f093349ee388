import { pointerNames } from '../rules/json-pointer.ts';

/** A schema that asks about a form or an order: the part of JSON Schema that conditions are written in. */
export interface Condition {
  properties?: Record<string, Condition | boolean>;
  required?: string[];
  allOf?: Condition[];
  anyOf?: Condition[];
  enum?: unknown[];
  [keyword: string]: unknown;
}

/** A schema about one name of the order as one over the whole order; a name that is absent fulfils no condition. */
export function overOrder(pointer: string, schema: Condition): Condition {
  return pointerNames(pointer).reduceRight<Condition>(
    (inner, name) => ({ type: 'object', required: [name], properties: { [name]: inner } }),
    schema,
  );
}

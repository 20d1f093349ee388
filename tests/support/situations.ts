import fc from 'fast-check';
import type { Example } from '../../src/definitions/examples.ts';
import type { JsonSchema } from '../../src/definitions/schema-types.ts';

/** A day and an order in progress; where neither is said, the form stands alone and it is today. */
export interface When {
  on?: string;
  order?: Record<string, unknown>;
}

const DAY_MS = 86_400_000;

/** The days around each day that a form names, and the orders of its examples; half of all cases have neither. */
export function whens(schema: JsonSchema, situated: Example[]): fc.Arbitrary<When> {
  const named = JSON.stringify(schema).match(/(?<="valid(?:From|Until)":")[^"]+/g) ?? [];
  const beside = (day: string) =>
    [-1, 0, 1].map((days) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10));
  const days = named.flatMap(beside).map((on): When => ({ on }));
  const orders = situated.flatMap(({ order }) => (order === undefined ? [] : [{ order }]));
  const both = orders.map(({ order }, i) => ({ order, ...days[i % days.length] }));
  const rare = [...days, ...orders, ...both];
  const alone = fc.constant<When>({});
  return rare.length === 0 ? alone : fc.oneof(alone, fc.constantFrom(...rare));
}

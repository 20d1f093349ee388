import { type OrderName, orderLists, orderNames } from '../../shared/order-names.ts';
import { pointerNames } from '../../shared/rules/json-pointer.ts';
import type { JsonSchema } from '../schema-types.ts';

function schemaOf({ type, values }: OrderName): JsonSchema {
  return { type, ...(values && { enum: [...values] }) };
}

/** One part of the order: a value, or an object with names. */
function partSchema(part: string): JsonSchema {
  const own = orderNames.get(`/${part}`);
  if (own) return schemaOf(own);
  const inside = [...orderNames].flatMap(([pointer, name]): [string, JsonSchema][] => {
    const [first, second] = pointerNames(pointer);
    return first === part && second !== undefined ? [[second, schemaOf(name)]] : [];
  });
  return { properties: Object.fromEntries(inside) };
}

const parts = new Set([...orderNames.keys()].map((pointer) => pointerNames(pointer)[0] ?? ''));

/** The order in progress as a schema: the names that a condition may ask about, and their values. */
export const ORDER_SCHEMA: JsonSchema = {
  properties: {
    ...Object.fromEntries(orderLists.map((list): [string, JsonSchema] => [list, {}])),
    ...Object.fromEntries([...parts].map((part) => [part, partSchema(part)])),
  },
};

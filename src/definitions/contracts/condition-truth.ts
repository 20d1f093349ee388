import { isRecord } from '../../shared/json-values.ts';
import { isSchema } from '../schema-nodes.ts';
import type { JsonSchema } from '../schema-types.ts';

/** What is known about data: `undefined` stands for an absent value; nothing is known of a name that is not there. */
export type Known = Readonly<Record<string, unknown>>;

/** Whether a condition holds; undefined where that depends on what is not known. */
export type Truth = boolean | undefined;

function all(parts: Truth[]): Truth {
  if (parts.includes(false)) return false;
  return parts.includes(undefined) ? undefined : true;
}

function not(truth: Truth): Truth {
  return truth === undefined ? undefined : !truth;
}

function truthAt(schema: unknown, name: string, known: Known): Truth {
  if (!Object.hasOwn(known, name)) return schema === true ? true : undefined;
  const value = known[name];
  // `properties` says nothing about an absent value.
  if (value === undefined) return true;
  return isSchema(schema) ? truthOf(schema, value) : schema === true;
}

/** Each keyword that can be decided; all others depend on more than is known. */
const decide: Record<string, (held: never, value: unknown) => Truth> = {
  const: (held: unknown, value) => (isRecord(held) ? undefined : held === value),
  enum: (held: unknown[], value) => held.includes(value),
  type: () => true,
  required: (names: string[], value) =>
    isRecord(value)
      ? all(names.map((name) => (Object.hasOwn(value, name) ? value[name] !== undefined : undefined)))
      : undefined,
  properties: (held: Record<string, unknown>, value) =>
    isRecord(value) ? all(Object.entries(held).map(([name, part]) => truthAt(part, name, value))) : undefined,
  not: (held: JsonSchema, value) => not(truthOf(held, value)),
  allOf: (held: JsonSchema[], value) => all(held.map((part) => truthOf(part, value))),
  anyOf: (held: JsonSchema[], value) => not(all(held.map((part) => not(truthOf(part, value))))),
};

/** Whether a condition, a schema, holds for everything of which no more is known than `known`. */
export function truthOf(condition: JsonSchema, known: unknown): Truth {
  return all(
    Object.entries(condition).map(([keyword, held]) => {
      if (keyword.startsWith('x-') || keyword === '$comment') return true;
      // Each keyword holds what the meta-schema says.
      return decide[keyword]?.(held as never, known);
    }),
  );
}

/** The fields of an object that are required wherever `known` is true. */
export function requiredUnder(schema: JsonSchema, known: Known): ReadonlySet<string> {
  const own = [
    ...(schema.required ?? []),
    ...(schema.allOf ?? []).flatMap((part) => [...requiredUnder(part, known)]),
  ];
  if (!schema.if) return new Set(own);
  const holds = truthOf(schema.if, known);
  const then = requiredUnder(schema.then ?? {}, known);
  const otherwise = requiredUnder(schema.else ?? {}, known);
  const either = [...then].filter((name) => otherwise.has(name));
  return new Set([...own, ...(holds === undefined ? either : holds ? then : otherwise)]);
}

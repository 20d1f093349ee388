import { type Static, type TProperties, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

export type { Static, TSchema };

/**
 * A call that an outside system offers us, as data: the client sends it and judges the answer by it, and the OpenAPI
 * document beside the port is compared with it.
 */
export interface SystemOperation<T extends TSchema = TSchema> {
  method: 'GET' | 'PUT' | 'POST';
  /** `{id}` stands for our id of the thing; absent for a query. */
  path: string;
  summary: string;
  body?: TSchema;
  /** The shape of the answer with status 200. */
  answer: T;
  /** The statuses with which the system says no to us; any other status is a failure. */
  refusals?: readonly number[];
  /** How large the answer may be; default: 64 kB. */
  mostBytes?: number;
}

/** A text with a limit, so that no answer grows without end. */
export function shortText(maxLength: number) {
  return Type.String({ minLength: 1, maxLength });
}

/** A text that may be empty. */
export function text(maxLength: number) {
  return Type.String({ maxLength });
}

/** One of several words. */
export function words<const T extends string>(...values: readonly T[]) {
  return Type.Union(values.map((value) => Type.Literal(value)));
}

/** An object of an answer; a system may add members that we do not know. */
export function answer<T extends TProperties>(properties: T) {
  return Type.Object(properties);
}

/** An object that we send: exactly these members. */
export function object<T extends TProperties>(properties: T) {
  return Type.Object(properties, { additionalProperties: false });
}

export function optional<T extends TSchema>(schema: T) {
  return Type.Optional(schema);
}

export function orNull<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

/** A list with a limit. */
export function atMost<T extends TSchema>(items: T, maxItems: number) {
  return Type.Array(items, { maxItems });
}

/** A list of a known length. */
export function listOf<T extends TSchema>(items: T, length: number) {
  return Type.Array(items, { minItems: length, maxItems: length });
}

export const integer = Type.Integer();
export const natural = Type.Integer({ minimum: 0 });

/** Whether a value has a shape. */
export function hasShape<T extends TSchema>(shape: T, value: unknown): value is Static<T> {
  return Value.Check(shape, value);
}

/** YYYY-MM-DD in Berlin. */
export const day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });

/** ISO 8601 in UTC. */
export const moment = Type.String({ maxLength: 30, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T' });

/** The system understood us and says no; another try with the same data makes no sense. */
export const refusal = answer({ reason: shortText(100) });

import {
  type Static,
  type TObject,
  type TProperties,
  type TSchema,
  type TUnsafe,
  Type,
} from '@sinclair/typebox';
import type { FormBody } from '../contracts/form-body.ts';
import type { FormId } from '../contracts/form-ids.ts';

/**
 * The building blocks of the API's shapes: JSON Schema for the server and OpenAPI, types for both sides. The browser
 * imports only types from this folder, never values: it gets no schema.
 */
export type { Static, TObject, TSchema };

/** An object without other properties. Properties made by `optional` may be absent. */
export function object<T extends TProperties>(properties: T, description?: string): TObject<T> {
  return Type.Object(properties, { additionalProperties: false, ...(description ? { description } : {}) });
}

export function optional<T extends TSchema>(schema: T) {
  return Type.Optional(schema);
}

export const text = Type.String();
export const integer = Type.Integer();
/** A whole number from a client, within limits. */
export function integerFrom(minimum: number, maximum: number) {
  return Type.Integer({ minimum, maximum });
}
export const boolean = Type.Boolean();
export const uuid = Type.String({ format: 'uuid' });
/** ISO 8601 in UTC. */
export const moment = Type.String({ format: 'date-time' });
/** `YYYY-MM-DD` */
export const day = Type.String({ format: 'date' });
/** Degrees of a place or of a turn, or kilometres. */
export const degrees = Type.Number();
/** A length of time, with parts of a second. */
export const seconds = Type.Number();
/** Whole cents, gross, EUR. */
export const cents = Type.Integer();

/** A text from a client, with a maximum length. */
export function shortText(maxLength: number, rules: { minLength?: number; pattern?: string } = {}) {
  return Type.String({ maxLength, ...rules });
}

export function list<T extends TSchema>(items: T, rules: { maxItems?: number } = {}) {
  return Type.Array(items, rules);
}

export function orNull<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

/** Any value: other code validates it. */
export const anything = Type.Unknown();

/** One of several values. `enum` compiles to less code than a union of constants. */
export function oneOf<const T extends readonly (string | number | boolean)[]>(...values: T) {
  return Type.Unsafe<T[number]>({ enum: values });
}

/** This one value: it tells the shapes of a union apart. */
export function exactly<const T extends string>(value: T) {
  return Type.Literal(value);
}

/** Any object with unknown keys. `Value` is the type of its values. */
export function anyObject<Value = unknown>(rules: Record<string, unknown> = {}) {
  return Type.Unsafe<Record<string, Value>>({ type: 'object', additionalProperties: true, ...rules });
}

/** The optional body of a write. */
export function bodyOrNone<T extends TObject>(shape: T) {
  return Type.Unsafe<Static<T> | null>({ ...shape, type: ['object', 'null'] });
}

/** This keyword marks a body as a form, which its current definition validates. */
export const formKeyword = 'x-form';

export interface TForm<Id extends FormId = FormId> extends TUnsafe<FormBody<Id>> {
  [formKeyword]: Id;
}

/** A body that is a form. The handler gets the normalised, valid data, and reads them by a contract. */
export function form<Id extends FormId>(id: Id): TForm<Id> {
  // The keyword is added as data; TypeBox does not know it.
  return Type.Unsafe<FormBody<Id>>({ [formKeyword]: id }) as TForm<Id>;
}

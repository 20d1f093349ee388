import type { Static, TObject, TSchema } from '@sinclair/typebox';
import type { formKeyword } from './shapes.ts';

/** The input and the output of a call. A success answers with `{"payload": <answer>}`, a refusal with a problem. */
export interface Operation {
  params?: TObject;
  query?: TObject;
  body?: TSchema;
  answer: TSchema;
  /** The status of a success; 200 by default. */
  status?: 200 | 201 | 202;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Method and path, as `'GET /api/orders/:id'`. */
export type OperationKey = `${Method} /${string}`;

/** The operations of one area. Checks their shapes and keeps their types. */
export function operations<const T extends Record<OperationKey, Operation>>(given: T): T {
  return given;
}

type Part<O, Name extends string> = O extends Record<Name, infer T extends TSchema> ? Static<T> : undefined;

export type ParamsOf<O> = Part<O, 'params'>;
export type QueryOf<O> = Part<O, 'query'>;
export type BodyOf<O> = Part<O, 'body'>;
export type PayloadOf<O> = Part<O, 'answer'>;

/** What a client sends: a form's data are validated by its definition, so any data may be sent. */
export type SentBodyOf<O> = O extends { body: Record<typeof formKeyword, string> } ? unknown : BodyOf<O>;

/** A JSON Schema beside a route. */
export type RouteSchema = Record<string, unknown>;

const problemSchema: RouteSchema = {
  type: 'object',
  description: 'application/problem+json (RFC 9457)',
  required: ['type', 'title', 'status', 'detail', 'referenceCode', 'requestId'],
  additionalProperties: true,
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    referenceCode: { type: 'integer' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string' },
          keyword: { type: 'string' },
          rule: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
  },
};

/** `response: answer({user: userSchema})`: `{"payload": {"user": …}}`, and a problem for every refusal. */
export function answer(
  properties: Record<string, RouteSchema>,
  status = 200,
  optional: Record<string, RouteSchema> = {},
): Record<string, RouteSchema> {
  const payload = object(properties, optional);
  return { [status]: object({ payload }), '4xx': problemSchema, '5xx': problemSchema };
}

/** An object whose properties are all required, but those of `optional`. Others are not sent. */
export function object(
  properties: Record<string, RouteSchema>,
  optional: Record<string, RouteSchema> = {},
): RouteSchema {
  return {
    type: 'object',
    required: Object.keys(properties),
    additionalProperties: false,
    properties: { ...properties, ...optional },
  };
}

export const text: RouteSchema = { type: 'string' };
export const integer: RouteSchema = { type: 'integer' };
export const boolean: RouteSchema = { type: 'boolean' };
export const uuid: RouteSchema = { type: 'string', format: 'uuid' };
export const moment: RouteSchema = { type: 'string', format: 'date-time' };
export const day: RouteSchema = { type: 'string', format: 'date' };

export function list(items: RouteSchema): RouteSchema {
  return { type: 'array', items };
}

export function orNull(schema: RouteSchema): RouteSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

export function oneOf(...values: readonly (string | number)[]): RouteSchema {
  return { enum: values };
}

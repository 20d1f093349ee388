import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { type Api, api } from '../../shared/api/api.ts';
import type { BodyOf, Operation, ParamsOf, PayloadOf, QueryOf } from '../../shared/api/operation.ts';
import { object, type TSchema } from '../../shared/api/shapes.ts';
import { problemSchema } from './problem-schema.ts';

/** A request whose parts have the types of its operation. */
export type ApiRequest<Key extends keyof Api> = FastifyRequest<{
  Params: ParamsOf<Api[Key]>;
  Querystring: QueryOf<Api[Key]>;
  Body: BodyOf<Api[Key]>;
}>;

type Handler<Key extends keyof Api> = (
  request: ApiRequest<Key>,
  reply: FastifyReply,
) => Promise<PayloadOf<Api[Key]>>;

type Options = Omit<RouteShorthandOptions, 'schema'>;

/**
 * Registers the route of an operation: its schemas come from `src/shared/api`, so the compiler checks the handler's
 * parts and answer, and the server checks them at run time. The handler returns the payload.
 */
export function serve<Key extends keyof Api>(
  app: FastifyInstance,
  key: Key,
  options: Options,
  handler: Handler<Key>,
): void {
  const [method = '', url = ''] = key.split(' ');
  const operation: Operation = api[key];
  const status = operation.status ?? 200;
  app.route({
    ...options,
    method,
    url,
    schema: schemaOf(operation, status),
    handler: async (request, reply) => {
      // The schemas above have checked the parts of the request.
      const payload = await handler(request as ApiRequest<Key>, reply);
      // The handler has said that nothing has changed (304).
      if (reply.sent) return reply;
      return reply.code(status).send({ payload });
    },
  });
}

function schemaOf({ params, query, body, answer }: Operation, status: number) {
  return {
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: responseOf(answer, status),
  };
}

/**
 * The `response` of a route: the schema of its answer, and a problem for each refusal. For routes that `serve` cannot
 * register.
 */
export function responseOf(answer: TSchema, status = 200) {
  return { [status]: object({ payload: answer }), '4xx': problemSchema, '5xx': problemSchema };
}

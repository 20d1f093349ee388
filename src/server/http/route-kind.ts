import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpProblem } from '../errors/problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call of the API. It is set when the route is registered, from its pattern. */
    isCall?: boolean;
    /** No such call: the router found nothing else below `/api/`. */
    isUnknownCall?: boolean;
  }
}

/**
 * Decides what counts as a call of the API: once for each route, from its pattern. The router decodes an address and
 * accepts several forms of it, so the text of an address does not say where a request goes.
 */
export function markCalls(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isCall: route.url.startsWith('/api/') };
  });
}

export function isCall(request: FastifyRequest): boolean {
  return request.routeOptions.config.isCall === true;
}

/** The pattern of the route that the router chose: `/c/:id`. Logs and figures name it. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'none';
}

/** Answers what is below `/api/` and unknown; it has the limits and headers of a call. Registered last. */
export function refuseUnknownCalls(app: FastifyInstance): void {
  const anything = { type: 'object', additionalProperties: { type: 'string' } };
  app.all('/api/*', {
    config: { isUnknownCall: true, headers: 'optional', bearer: 'ignored' },
    schema: { hide: true, params: anything, response: { '4xx': anything } },
    // Before the body is read: it does not matter for what is not there.
    onRequest: async () => {
      throw httpProblem(404);
    },
    handler: async () => undefined,
  });
}

/** An address without its scheme and host: a client may name them in the first line (RFC 9112, 3.2.2). */
export function originForm(target: string | undefined = '/'): string {
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('/') || path === '*' ? path : `/${path}`;
}

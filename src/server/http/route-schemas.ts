import type { FastifyInstance, RouteOptions } from 'fastify';

/** What a write takes that describes no body: nothing, or an empty object. */
const noBody = { type: ['object', 'null'], maxProperties: 0 };

/**
 * Refuses to start with a route whose answer or parameters nobody described, and lets a write without a described
 * body take none.
 * @throws Error at registration
 */
export function requireSchemas(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const missing = missingSchemas(route);
    if (missing.length > 0)
      throw new Error(`${route.method} ${route.url} has no schema for ${missing.join(', ')}.`);
    if (writes(route) && route.schema?.body === undefined) route.schema = { ...route.schema, body: noBody };
  });
}

function missingSchemas({ url, schema }: RouteOptions): string[] {
  return [
    ...(schema?.response ? [] : ['its answer']),
    ...(/[:*]/.test(url) && !schema?.params ? ['its parameters'] : []),
  ];
}

function writes({ method }: RouteOptions): boolean {
  return [method].flat().some((name) => ['POST', 'PUT', 'PATCH'].includes(name));
}

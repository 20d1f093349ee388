import type { FastifyInstance, RouteOptions } from 'fastify';

/** The body schema of a write without a described body: no body, or an empty object. */
const noBody = { type: ['object', 'null'], maxProperties: 0 };

/**
 * Refuses a route without a schema for its answer or parameters, and allows no body for a write without a described
 * body.
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

import type { FastifyInstance } from 'fastify';
import { anything, type TSchema } from '../../../shared/api/shapes.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { responseOf } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { ReleaseRefused } from '../releases/release-refused.ts';
import { insistOnStaff, nothingHere } from './staff.http.ts';

/** Routes for the staff alone: to all others there is nothing, and what changes something comes from our page. */
export async function forStaff(
  app: FastifyInstance,
  deps: AppDeps,
  routes: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    // Before the body is read: what a stranger sends does not matter.
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await insistOnStaff(deps, request);
      if (request.method !== 'GET') requireSameOrigin(deps, request);
    });
    routes(scope);
  });
}

/** A change set that there is not is not found. */
export function notFound(error: unknown): never {
  if (error instanceof ReleaseRefused) nothingHere();
  throw error;
}

/** Refusals by a role have the shape of an answer, other refusals that of a problem. */
export function staffSchema(answer: TSchema) {
  return { hide: true, response: { ...responseOf(answer), 403: anything } };
}

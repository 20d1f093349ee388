import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from './bearer.http.ts';
import { callerOf } from './caller.http.ts';
import { exportPersonalData } from './export.service.ts';

/** The customer's own data as a file; behind the step-up, because it is all that there is. */
export async function exportRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'GET /api/auth/me/export', { preHandler: app.requireStepUp }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return exportPersonalData(deps, userOf(request).id, await callerOf(app, request));
  });
}

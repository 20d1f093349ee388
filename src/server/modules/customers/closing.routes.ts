import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from './bearer.http.ts';
import { closeAccount, viewClosing } from './closing.service.ts';

/** The end of an account; behind the step-up, because it cannot be undone. */
export async function closingRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'GET /api/users/me/closing', { preHandler: app.requireUser }, (request) =>
    viewClosing(deps, userOf(request).id),
  );

  serve(app, 'POST /api/users/me/closing', { preHandler: app.requireStepUp }, async (request) => {
    await closeAccount(deps, userOf(request).id, request.body);
    return {};
  });
}

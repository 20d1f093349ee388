import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from './bearer.http.ts';
import { endOne, endOthers, ownSessions } from './own-sessions.service.ts';

/** Where the customer is signed in. Ending a session needs a step-up: a thief must not shut the owner out. */
export async function devicesRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const guarded = { preHandler: app.requireStepUp };
  const listFor = async (user: ReturnType<typeof userOf>) => ({ devices: await ownSessions(deps, user) });

  serve(app, 'GET /api/devices', { preHandler: app.requireUser }, (request) => listFor(userOf(request)));

  serve(app, 'DELETE /api/devices/:id', guarded, async (request) => {
    await endOne(deps, userOf(request), request.params.id);
    return listFor(userOf(request));
  });

  serve(app, 'DELETE /api/devices', guarded, async (request) => {
    await endOthers(deps, userOf(request));
    return listFor(userOf(request));
  });
}

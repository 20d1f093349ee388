import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { changeBarrings } from './barrings.service.ts';
import { blockLost, unblockFound } from './block-sim.service.ts';
import { revealSecrets, simsOf } from './sim.service.ts';

/** The SIMs of a customer's lines. Their PIN and PUK, as every answer of a call, are kept by no cache. */
export async function ownSimsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { preHandler: app.requireUser };
  const guarded = { preHandler: app.requireStepUp };

  serve(app, 'GET /api/sims/me', options, async (request) => ({
    sims: await simsOf(deps, userOf(request).id),
  }));

  serve(app, 'POST /api/sims/me/:id/secrets', guarded, async (request) => ({
    secrets: await revealSecrets(deps, userOf(request).id, request.params.id),
  }));

  serve(app, 'POST /api/sims/me/:id/block', options, async (request) => ({
    sim: await blockLost(deps, userOf(request).id, request.params.id),
  }));

  serve(app, 'PUT /api/sims/me/:id/barrings', options, async (request) => ({
    sim: await changeBarrings(deps, userOf(request).id, request.params.id, request.body.ranges),
  }));

  serve(app, 'POST /api/sims/me/:id/unblock', guarded, async (request) => ({
    sim: await unblockFound(deps, userOf(request).id, request.params.id),
  }));
}

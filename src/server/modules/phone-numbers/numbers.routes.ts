import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { type Holder, holderOf } from './holder.ts';
import { freeNumbers, numberInfo } from './number.service.ts';
import { heldBy } from './reservation.service.ts';

/** The available numbers, with the caller's reserved ones. */
export async function numbersRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'GET /api/phone-registries', {}, async (request) => {
    const [numbers, held] = await Promise.all([
      freeNumbers(deps, request.query),
      heldBy(deps, await knownHolder(app, request)),
    ]);
    return { numbers, held, serverTime: deps.clock().toISOString() };
  });

  serve(app, 'GET /api/phone-registries/:id/info', {}, async (request) => ({
    number: await numberInfo(deps, request.params.id),
  }));
}

async function knownHolder(app: FastifyInstance, request: FastifyRequest): Promise<Holder | null> {
  return holderOf({ userId: request.user?.id, guestId: (await app.knownGuest(request))?.id });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { callerOf } from '../customers/caller.http.ts';
import type { Holder } from './holder.ts';
import { extend, release, reserve } from './reservation.service.ts';
import { takeOverHolds } from './take-over.service.ts';

/** Reserves a number: for the user, or for a guest by cookie. */
export async function reservationsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  deps.onGuestBecomesUser.push(takeOverHolds);

  const holder = async (request: FastifyRequest, reply: FastifyReply): Promise<Holder> =>
    request.user ? `user:${request.user.id}` : `guest:${(await app.guest(request, reply)).id}`;

  serve(app, 'POST /api/phone-registries/:id/reserve', {}, async (request, reply) => {
    const own = await holder(request, reply);
    const guest = await app.knownGuest(request);
    const isProved = request.user !== undefined || guest?.provedPhone != null;
    const stranger = isProved ? undefined : await callerOf(app, request);
    return { reservation: await reserve(deps, request.params.id, own, stranger) };
  });

  serve(app, 'POST /api/phone-registries/:id/extend', {}, async (request, reply) => ({
    reservation: await extend(deps, request.params.id, await holder(request, reply)),
  }));

  serve(app, 'POST /api/phone-registries/:id/release', {}, async (request, reply) => {
    await release(deps, request.params.id, await holder(request, reply));
    return {};
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../../infra/address-key.ts';
import type { Caller } from '../../infra/budgets/caller.ts';

/** Whom the budgets of a request count; a new guest, if `app.guest` has welcomed one before. */
export async function callerOf(app: FastifyInstance, request: FastifyRequest): Promise<Caller> {
  const guest = await app.knownGuest(request);
  return { address: addressKey(request.ip), guestId: guest?.id, userId: request.user?.id };
}

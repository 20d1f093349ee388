import type { FastifyReply, FastifyRequest } from 'fastify';
import { deliverSession } from '../../modules/customers/deliver-session.http.ts';
import { findUser } from '../../modules/customers/user.repository.ts';
import type { PlacedOrder } from '../../commerce/orders/place-order.ts';
import type { AppDeps } from '../../deps.ts';

/** What a guest who became a customer gets beside the order; the refresh token goes into its cookie. */
export async function deliverOrderSession(
  deps: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, tokens }: NonNullable<PlacedOrder['session']>,
) {
  const user = await findUser(deps.db, userId);
  return { ...deliverSession(deps, request, reply, tokens), user };
}

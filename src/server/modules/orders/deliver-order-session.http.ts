import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionGrant } from '../../../shared/api/customers.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { deliverSession } from '../customers/deliver-session.http.ts';
import { markDevice, requestSource } from '../customers/device-cookie.http.ts';
import { rememberSource } from '../customers/known-source.service.ts';
import { viewUser } from '../customers/user.service.ts';
import type { PlacedOrder } from './place-order.ts';

/** The session of a guest who became a customer with the order; the refresh token goes into its cookie. */
export async function deliverOrderSession(
  deps: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, tokens }: NonNullable<PlacedOrder['session']>,
): Promise<SessionGrant> {
  const user = await viewUser(deps, userId);
  markDevice(
    deps,
    request,
    reply,
    await rememberSource(deps.db, deps, userId, requestSource(deps, request, null)),
  );
  return { ...deliverSession(deps, request, reply, tokens), user };
}

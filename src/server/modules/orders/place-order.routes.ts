import type { FastifyInstance } from 'fastify';
import { defaultPaymentVersion } from '../../../shared/enums.ts';
import { outdatedVersion } from '../../http/form-body.ts';
import { idempotencyKeyOf } from '../../http/idempotency-key.ts';
import { type ApiRequest, serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { callerOf } from '../customers/caller.http.ts';
import { sessionStart } from '../customers/deliver-session.http.ts';
import { deliverOrderSession } from './deliver-order-session.http.ts';
import { orderOf } from './order-view.service.ts';
import { placeOrder } from './place-order.service.ts';
import type { OrderRequest } from './place-order.ts';

/** Places an order, which is paid later; a guest becomes a customer with it. */
export async function placeOrderRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'POST /api/orders', {}, async (request, reply) => {
    const placed = await placeOrder(deps, await orderRequest(app, deps, request));
    const session = placed.session && (await deliverOrderSession(deps, request, reply, placed.session));
    const userId = request.user?.id ?? placed.session?.userId ?? '';
    const order = await orderOf(deps, { userId, lang: request.lang }, placed.orderId);
    return { order, ...(session ? { session } : {}) };
  });
}

async function orderRequest(
  app: FastifyInstance,
  deps: AppDeps,
  request: ApiRequest<'POST /api/orders'>,
): Promise<OrderRequest> {
  const { team, lang, body } = request;
  return {
    team,
    lang,
    userId: request.user?.id,
    caller: await callerOf(app, request),
    session: sessionStart(deps, request),
    guest: await app.knownGuest(request),
    forms: body.forms,
    paymentVersion: body.paymentVersion ?? defaultPaymentVersion,
    invitationCode: body.invitationCode?.trim() || undefined,
    summaryId: body.summaryId,
    idempotencyKey: idempotencyKeyOf(request),
    outdatedVersion: outdatedVersion(request, deps.definitions.versions()['order/order.flow']),
  };
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defaultPaymentVersion } from '../../../shared/enums.ts';
import { sessionSchema } from '../../accounts/user.schema.ts';
import { orderAnswer, orderBody } from '../../commerce/orders/order.schema.ts';
import { orderOf } from '../../modules/orders/order-view.service.ts';
import { placeOrder } from '../../modules/orders/place-order.service.ts';
import type { OrderRequest } from '../../commerce/orders/place-order.ts';
import { cancelUnpaidOrders } from '../../commerce/orders/unpaid-orders.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer } from '../../plugins/answer-schema.ts';
import { outdatedVersion } from '../../plugins/form-body.ts';
import { idempotencyKeyOf } from '../../http/idempotency-key.ts';
import { repeatWhileListening } from '../../plugins/repeat-while-listening.ts';
import { deliverOrderSession } from './order-session.service.ts';

interface OrderBody {
  forms: Record<string, unknown>;
  paymentVersion?: string;
  invitationCode?: string;
  summaryId?: string;
}

/** The order with its payment still to come; a guest becomes a customer with it. */
export async function placeOrderRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  repeatWhileListening(app, 60_000, () => cancelUnpaidOrders(deps, deps.config.unpaidOrderDays));

  app.post<{ Body: OrderBody }>('/api/orders', {
    schema: { body: orderBody, response: answer({ order: orderAnswer }, 201, { session: sessionSchema }) },
    handler: async (request, reply) => {
      const placed = await placeOrder(deps, await orderRequest(app, deps, request));
      const session = placed.session && (await deliverOrderSession(deps, request, reply, placed.session));
      const userId = request.user?.id ?? placed.session?.userId ?? '';
      const order = await orderOf(deps, { userId, lang: request.lang }, placed.orderId);
      return reply.code(201).send({ payload: { order, ...(session ? { session } : {}) } });
    },
  });
}

async function orderRequest(
  app: FastifyInstance,
  deps: AppDeps,
  request: FastifyRequest<{ Body: OrderBody }>,
): Promise<OrderRequest> {
  const { team, lang, body } = request;
  return {
    team,
    lang,
    userId: request.user?.id,
    guest: await app.knownGuest(request),
    forms: body.forms,
    paymentVersion: body.paymentVersion ?? defaultPaymentVersion,
    invitationCode: body.invitationCode?.trim() || undefined,
    summaryId: body.summaryId,
    idempotencyKey: idempotencyKeyOf(request),
    outdatedVersion: outdatedVersion(request, deps.definitions.versions()['order/order.flow']),
  };
}

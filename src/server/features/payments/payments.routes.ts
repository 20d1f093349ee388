import type { FastifyInstance } from 'fastify';
import { userOf } from '../../accounts/bearer.ts';
import { paymentAnswer } from '../../commerce/payments/payment.schema.ts';
import { paymentOf } from '../../commerce/payments/payment-status.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, object, orNull, uuid } from '../../plugins/answer-schema.ts';

/** How the payment of an order stands, as the provider says. */
export async function paymentsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.get<{ Params: { id: string } }>('/api/orders/:id/payment', {
    preHandler: app.requireUser,
    schema: { params: object({ id: uuid }), response: answer({ payment: orNull(paymentAnswer) }) },
    handler: async (request) => ({
      payload: { payment: await paymentOf(deps, userOf(request).id, request.params.id) },
    }),
  });
}

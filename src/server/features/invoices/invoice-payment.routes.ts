import type { FastifyInstance } from 'fastify';
import { userOf } from '../../accounts/bearer.ts';
import { invoiceOf } from '../../modules/billing/invoice-view.service.ts';
import { noteSilence } from '../../commerce/payments/note-silence.ts';
import { paymentStanding } from '../../commerce/payments/payment.schema.ts';
import { paymentFor } from '../../modules/payments/payment-status.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, object, uuid } from '../../plugins/answer-schema.ts';

const params = object({ id: uuid });

/** How the payment of an invoice stands, as the provider says. */
export async function invoicePaymentRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.get<{ Params: { id: string } }>('/api/invoices/:id/payment', {
    preHandler: app.requireUser,
    schema: { params, response: answer(paymentStanding) },
    handler: async (request) => {
      const { id } = await invoiceOf(deps, userOf(request).id, request.params.id);
      return { payload: await paymentFor(deps, { kind: 'invoice', id }, noteSilence(request.log)) };
    },
  });
}

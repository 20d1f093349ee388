import type { FastifyInstance } from 'fastify';
import { type PaymentMethod, paymentMethods } from '../../../shared/enums.ts';
import { userOf } from '../../accounts/bearer.ts';
import { invoiceOf } from '../../commerce/billing/invoice-view.service.ts';
import { checkout } from '../../commerce/payments/checkout.service.ts';
import { paymentAnswer } from '../../commerce/payments/payment.schema.ts';
import { paymentFor, viewOf } from '../../commerce/payments/payment-status.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, object, oneOf, orNull, text, uuid } from '../../plugins/answer-schema.ts';
import { idempotencyKeyOf } from '../../plugins/idempotency-key.ts';

interface Pay {
  Params: { id: string };
  Body: { method?: PaymentMethod };
}

const params = object({ id: uuid });
const body = {
  type: 'object',
  additionalProperties: false,
  properties: { method: oneOf(...paymentMethods) },
};

/** Paying an invoice on the provider's page, and how that stands. */
export async function payInvoiceRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.post<Pay>('/api/invoices/:id/checkout-session', {
    preHandler: app.requireUser,
    schema: { params, body, response: answer({ payment: paymentAnswer, url: text }) },
    handler: async (request) => {
      const userId = userOf(request).id;
      const { id } = await invoiceOf(deps, userId, request.params.id);
      const subject = { kind: 'invoice', id } as const;
      const idempotencyKey = idempotencyKeyOf(request);
      const wish = { ...request.body, subject, userId, versions: ['V3'] as const, idempotencyKey };
      const payment = await checkout(deps, wish);
      return { payload: { payment: viewOf(payment), url: payment.url } };
    },
  });

  app.get<{ Params: { id: string } }>('/api/invoices/:id/payment', {
    preHandler: app.requireUser,
    schema: { params, response: answer({ payment: orNull(paymentAnswer) }) },
    handler: async (request) => {
      const { id } = await invoiceOf(deps, userOf(request).id, request.params.id);
      return { payload: { payment: await paymentFor(deps, { kind: 'invoice', id }) } };
    },
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type PaymentMethod, type PaymentVersion, paymentMethods } from '../../../shared/enums.ts';
import { userOf } from '../../accounts/bearer.ts';
import { checkout } from '../../commerce/payments/checkout.service.ts';
import { paymentAnswer } from '../../commerce/payments/payment.schema.ts';
import { viewOf } from '../../commerce/payments/payment-status.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, oneOf, text, uuid } from '../../plugins/answer-schema.ts';
import { idempotencyKeyOf } from '../../plugins/idempotency-key.ts';

interface CheckoutBody {
  orderId: string;
  version?: string;
  method?: PaymentMethod;
}

const body = {
  type: 'object',
  required: ['orderId'],
  additionalProperties: false,
  properties: { orderId: uuid, version: { type: 'string', maxLength: 10 }, method: oneOf(...paymentMethods) },
};

/** Where the paying of an order begins: V3 as a checkout session, V1 and V2 as a payment intent. */
export async function checkoutRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const schema = { body, response: answer({ payment: paymentAnswer, url: text }) };
  const handler = (versions: readonly PaymentVersion[]) => async (request: FastifyRequest) => {
    const { orderId, ...wish } = request.body as CheckoutBody; // judged by the schema above
    const idempotencyKey = idempotencyKeyOf(request);
    const subject = { kind: 'order', id: orderId } as const;
    const userId = userOf(request).id;
    const payment = await checkout(deps, { ...wish, subject, userId, versions, idempotencyKey });
    return { payload: { payment: viewOf(payment), url: payment.url } };
  };
  const preHandler = app.requireUser;
  app.post('/api/tariffs/checkout-session', { preHandler, schema, handler: handler(['V3']) });
  app.post('/api/tariffs/payment-intent', { preHandler, schema, handler: handler(['V1', 'V2']) });
}

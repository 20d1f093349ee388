import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type PaymentVersion, paymentVersions } from '../../../shared/enums.ts';
import { userOf } from '../../accounts/bearer.ts';
import { nameParams } from '../../commerce/catalogue/tariff.schema.ts';
import { bookOption } from '../../modules/packages/book-option.service.ts';
import { checkout } from '../../modules/payments/checkout.service.ts';
import { paymentAnswer } from '../../commerce/payments/payment.schema.ts';
import { viewOf } from '../../modules/payments/payment-status.service.ts';
import { portedOrder } from '../../modules/orders/ported-order.service.ts';
import type { Subject } from '../../commerce/payments/subject.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, boolean, object, text, uuid } from '../../plugins/answer-schema.ts';
import { idempotencyKeyOf } from '../../http/idempotency-key.ts';
import { type CheckoutBody, checkoutBody } from './checkout-body.ts';

type OrderBody = CheckoutBody & { orderId: string };
type OptionBody = CheckoutBody & { contractId?: string; earlyStart: boolean };

/** Where paying begins: V3 as a checkout session, V1 and V2 as a payment intent; packages and portings as any. */
export async function checkoutRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const response = answer({ payment: paymentAnswer, url: text });
  const preHandler = app.requireUser;
  const start = async (
    request: FastifyRequest,
    subject: Subject,
    wish: CheckoutBody,
    versions: readonly PaymentVersion[],
  ) => {
    const idempotencyKey = idempotencyKeyOf(request);
    const payment = await checkout(deps, {
      ...wish,
      subject,
      userId: userOf(request).id,
      versions,
      idempotencyKey,
    });
    return { payment: viewOf(payment), url: payment.url };
  };
  const orders = { body: object({ orderId: uuid }, checkoutBody), response };
  const ofOrder = (versions: readonly PaymentVersion[]) => async (request: FastifyRequest) => {
    const { orderId: id, ...wish } = request.body as OrderBody; // judged by the schema above
    return { payload: await start(request, { kind: 'order', id }, wish, versions) };
  };
  app.post('/api/tariffs/checkout-session', { preHandler, schema: orders, handler: ofOrder(['V3']) });
  app.post('/api/tariffs/payment-intent', { preHandler, schema: orders, handler: ofOrder(['V1', 'V2']) });

  // Bringing a number costs nothing (§ 59 TKG): what is paid is the order that it belongs to.
  app.post('/api/portings/payment-intent', { preHandler, schema: orders }, async (request) => {
    const { orderId, ...wish } = request.body as OrderBody; // judged by the schema above
    const id = await portedOrder(deps, userOf(request).id, orderId);
    return { payload: await start(request, { kind: 'order', id }, wish, paymentVersions) };
  });

  const invoices = { params: object({ id: uuid }), body: object({}, checkoutBody), response };
  app.post<{ Params: { id: string } }>(
    '/api/invoices/:id/checkout-session',
    { preHandler, schema: invoices },
    async (request) => {
      const wish = request.body as CheckoutBody; // judged by the schema above
      return {
        payload: await start(request, { kind: 'invoice', id: request.params.id }, wish, paymentVersions),
      };
    },
  );

  const options = {
    params: nameParams,
    body: object({ earlyStart: boolean }, { contractId: uuid, ...checkoutBody }),
    response: answer({ bookingId: uuid, payment: paymentAnswer, url: text }),
  };
  app.post<{ Params: { id: string } }>(
    '/api/options/:id/payment-intent',
    { preHandler, schema: options },
    async (request) => {
      const { contractId, earlyStart, ...wish } = request.body as OptionBody; // judged by the schema above
      const { team, lang } = request;
      const bookingId = await bookOption(deps, {
        reader: { team, lang },
        userId: userOf(request).id,
        option: request.params.id,
        earlyStart,
        idempotencyKey: idempotencyKeyOf(request),
        ...(contractId ? { contractId } : {}),
      });
      return {
        payload: {
          bookingId,
          ...(await start(request, { kind: 'option', id: bookingId }, wish, paymentVersions)),
        },
      };
    },
  );
}

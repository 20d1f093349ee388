import type { FastifyRequest } from 'fastify';
import type { CheckoutView, CheckoutWish, Subject } from '../../../shared/api/payments.ts';
import type { PaymentVersion } from '../../../shared/enums.ts';
import { idempotencyKeyOf } from '../../http/idempotency-key.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { checkout } from './checkout.service.ts';
import { viewOf } from './payment-status.service.ts';

/** A customer's request for a payment. */
interface AskedCheckout {
  subject: Subject;
  wish: CheckoutWish;
  /** The versions that the called endpoint serves. */
  versions: readonly PaymentVersion[];
}

/** Starts a payment: the shared part of the checkout routes of all modules. @throws Problem as `checkout` does */
export async function startCheckout(
  deps: AppDeps,
  request: FastifyRequest,
  { subject, wish, versions }: AskedCheckout,
): Promise<CheckoutView> {
  const userId = userOf(request).id;
  const idempotencyKey = idempotencyKeyOf(request);
  const payment = await checkout(deps, { ...wish, subject, userId, versions, idempotencyKey });
  return { payment: viewOf(payment), url: payment.url };
}

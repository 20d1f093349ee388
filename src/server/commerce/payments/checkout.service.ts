import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { httpProblem, problem } from '../../plugins/problem.ts';
import { claimWrite } from '../idempotency.repository.ts';
import { earlierResult, requestHash, type WriteIdentity } from '../idempotency.service.ts';
import type { CheckoutRequest } from './checkout.ts';
import { openSession } from './checkout-session.service.ts';
import { lockOrder, type PayableOrder } from './payable-order.repository.ts';
import { findPayment, type Payment } from './payment.repository.ts';
import { type Attempt, attemptFor } from './payment-attempt.service.ts';

/**
 * The attempt under way, or a new one, with the address of the provider's page. However often it is asked for, there
 * is one attempt at a time and one charge in the end.
 * @throws Problem 404 another's order; 1032 version or method; 1038 a cancelled order; 1106 key of another request
 */
export async function checkout(deps: AppDeps, request: CheckoutRequest): Promise<Payment & { url: string }> {
  const { payment, replaced, order } = await deps.db.transaction((tx) => attempt(tx, deps, request));
  if (replaced) await deps.ports.payments.cancelSession(replaced);
  return openSession(deps, order, payment);
}

async function attempt(
  tx: Queryable,
  deps: AppDeps,
  request: CheckoutRequest,
): Promise<Attempt & { order: PayableOrder }> {
  const order = await lockOrder(tx, request.orderId);
  if (order?.userId !== request.userId) throw httpProblem(404);
  if (order.state === 'cancelled') throw problem(1038);
  const write = identify(deps, request, order);
  const earlier = await earlierResult(tx, write);
  const known = earlier === undefined ? undefined : await findPayment(tx, earlier);
  if (known) return { payment: known, replaced: null, order };
  const made = await attemptFor(tx, deps, request, order);
  const done = { owner: `user:${order.userId}`, requestHash: write.requestHash, resultId: made.payment.id };
  await claimWrite(tx, write, done, deps.clock());
  return { ...made, order };
}

function identify(deps: AppDeps, request: CheckoutRequest, { team }: PayableOrder): WriteIdentity {
  const { userId, orderId, version, method, idempotencyKey: key } = request;
  const hash = requestHash(deps, { orderId, version, method });
  return { team, operation: 'checkout', key, owners: [`user:${userId}`], requestHash: hash };
}

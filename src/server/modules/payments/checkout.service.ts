import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { claimWrite } from '../../infra/idempotency/idempotency.repository.ts';
import { earlierResult, requestHash, type WriteIdentity } from '../../infra/idempotency/idempotency.service.ts';
import type { CheckoutRequest } from '../../commerce/payments/checkout.ts';
import { endSession, openSession } from './checkout-session.service.ts';
import type { Payable } from '../../commerce/payments/payable.ts';
import { payableKind, unknownSubject } from '../../commerce/payments/payables.ts';
import { findPayment, type Payment } from './payment.repository.ts';
import { type Attempt, attemptFor } from './payment-attempt.service.ts';

/**
 * The attempt under way, or a new one, with the address of the provider's page. However often it is asked for, there
 * is one attempt at a time and one charge in the end.
 * @throws Problem 1111 an order, 1024 a package, 1021 an invoice that is not there or another's; 1032 version or method; 1037 saved method; 1038 what is cancelled, or a provider out of order; 1106 key of another request
 */
export async function checkout(deps: AppDeps, request: CheckoutRequest): Promise<Payment & { url: string }> {
  const { payment, replaced, payable } = await deps.db.transaction((tx) => attempt(tx, deps, request));
  // At once, as each may take seconds. A page that stays open is closed by the next reconciliation.
  const [opened] = await Promise.all([
    openSession(deps, payable, payment, request.linkId),
    endSession(deps, replaced),
  ]);
  return opened;
}

async function attempt(
  tx: Queryable,
  deps: AppDeps,
  request: CheckoutRequest,
): Promise<Attempt & { payable: Payable }> {
  const { kind, id } = request.subject;
  const payable = await payableKind(kind).lock(tx, id);
  if (payable?.userId !== request.userId) throw unknownSubject(kind);
  const write = identify(deps, request, payable);
  const earlier = await earlierResult(tx, write);
  const known = earlier === undefined ? undefined : await findPayment(tx, earlier);
  if (known) return { payment: known, replaced: null, payable };
  const made = await attemptFor(tx, deps, request, payable);
  const done = { owner: `user:${payable.userId}`, requestHash: write.requestHash, resultId: made.payment.id };
  await claimWrite(tx, write, done, deps.clock());
  return { ...made, payable };
}

function identify(deps: AppDeps, request: CheckoutRequest, { team }: Payable): WriteIdentity {
  const { userId, subject, version, method, savedMethodId, keepMethod, idempotencyKey: key } = request;
  const hash = requestHash(deps, { subject, version, method, savedMethodId, keepMethod });
  return { team, operation: 'checkout', key, owners: [`user:${userId}`], requestHash: hash };
}

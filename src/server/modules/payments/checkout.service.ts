import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { claimWrite } from '../../infra/idempotency/idempotency.repository.ts';
import {
  earlierResult,
  requestHashes,
  type WriteIdentity,
} from '../../infra/idempotency/idempotency.service.ts';
import type { CheckoutRequest } from './checkout.ts';
import { endAttempt, openSession } from './checkout-session.service.ts';
import type { Payable } from './payable.ts';
import { payableKind, unknownSubject } from './payable-registry.ts';
import { findPayment, type Payment } from './payment.repository.ts';
import { type Attempt, attemptFor } from './payment-attempt.service.ts';

/** Others may open a page of another method in the meantime, so that there is another one to end. */
const mostRounds = 4;

/**
 * The open attempt, or a new one, with the address of the provider's page. Repeated calls still lead to one open
 * attempt and one charge. An open page of another method is ended at the provider first; if it was paid in the
 * meantime, the answer is that payment with the address of our own page.
 * @throws Problem 1111 (order), 1024 (package), 1021 (invoice) when it does not exist or belongs to another customer;
 * 1032 version or method; 1037 saved method; 1038 a cancelled subject, or a provider out of order; 1106 key of another
 * request; 1114 the provider still decides about another page
 */
export async function checkout(deps: AppDeps, request: CheckoutRequest): Promise<Payment & { url: string }> {
  for (let round = 0; round < mostRounds; round++) {
    const found = await deps.db.transaction((tx) => attempt(tx, deps, request));
    if ('payment' in found) return openSession(deps, found.payable, found.payment, request.linkId);
    await endAttempt(deps, found.inTheWay);
  }
  throw problem(1114);
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
  if (known) return { payment: known, payable };
  const made = await attemptFor(tx, deps, request, payable);
  if ('inTheWay' in made) return { ...made, payable };
  const done = { owner: `user:${payable.userId}`, requestHash: write.requestHash, resultId: made.payment.id };
  await claimWrite(tx, write, done, deps.clock());
  return { ...made, payable };
}

function identify(deps: AppDeps, request: CheckoutRequest, { team }: Payable): WriteIdentity {
  const { userId, subject, version, method, savedMethodId, keepMethod, idempotencyKey: key } = request;
  const hashes = requestHashes(deps, { subject, version, method, savedMethodId, keepMethod });
  return { team, operation: 'checkout', key, owners: [`user:${userId}`], ...hashes };
}

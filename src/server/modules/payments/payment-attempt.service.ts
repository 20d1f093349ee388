import type { Subject } from '../../../shared/api/payments.ts';
import { methodsOfVersion, type PaymentMethod, type PaymentVersion } from '../../../shared/enums.ts';
import { isOpenPayment } from '../../../shared/states/payment.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { giveUp } from './apply-payment-update.service.ts';
import type { CheckoutRequest } from './checkout.ts';
import type { Payable } from './payable.ts';
import {
  findPayment,
  insertPayment,
  latestPayment,
  type Payment,
  settlementOf,
} from './payment.repository.ts';
import { knownVersion } from './payment-version.ts';
import { usableMethod } from './saved-method.service.ts';

/** The attempt to pay with, or the open one with another method whose page must be ended before. */
export type Attempt = { payment: Payment } | { inTheWay: Payment };

/**
 * The attempt for a locked subject: the one that paid it or is open, else a new one. While a page of another method is
 * open at the provider, no new attempt is written.
 * @throws Problem 1032 when the version is unknown, or does not offer the method; 1037 for an unknown saved method;
 * 1038 for a subject that can no longer be paid, or that is now owed with its invoice
 */
export async function attemptFor(
  tx: Queryable,
  deps: AppDeps,
  request: CheckoutRequest,
  payable: Payable,
): Promise<Attempt> {
  const wish = await wishOf(tx, deps, request, payable);
  const paid = await settlementOf(tx, request.subject);
  if (paid && !paid.isReversed) return { payment: paid };
  // After a chargeback the invoice is owed, and only the invoice is paid.
  if (paid || payable.isClosed) throw problem(1038);
  const latest = await latestPayment(tx, request.subject);
  const isOpen = latest !== undefined && isOpenPayment(latest.state);
  if (isOpen && keeps(latest, wish)) return { payment: latest };
  if (isOpen && latest.sessionId !== null) return { inTheWay: latest };
  // The address of its page was never told. The request that opens the page finds the attempt ended, and ends the page.
  if (isOpen) await giveUp(tx, deps, latest.id);
  return { payment: await newAttempt(tx, deps, request, payable, wish) };
}

/** The attempt for a locked subject that can still succeed or fail. */
export async function openAttempt(tx: Queryable, subject: Subject): Promise<Payment | undefined> {
  const latest = await latestPayment(tx, subject);
  return latest && isOpenPayment(latest.state) ? latest : undefined;
}

/** A payment in progress is never requested again; an unused page is kept if the method stays. */
function keeps({ state, method, savedToken, isCollection }: Payment, wish: Wish): boolean {
  // A debit has no page to end: the provider may have taken the money already.
  if (isCollection) return true;
  return state !== 'incomplete' || (method === wish.method && savedToken === wish.savedToken);
}

interface Wish {
  version: PaymentVersion;
  method: PaymentMethod;
  savedToken: string | null;
  keepMethod: boolean;
}

async function wishOf(
  tx: Queryable,
  { clock }: AppDeps,
  request: CheckoutRequest,
  payable: Payable,
): Promise<Wish> {
  const version = knownVersion(request.version ?? payable.version, request.versions);
  const wanted = request.method ?? payable.method;
  const method = methodsOfVersion[version].find((known) => known === wanted);
  if (!method) throw problem(1032);
  const isPayer = request.linkId === undefined;
  const isAsBefore = isPayer && (request.method === undefined || request.method === payable.method);
  const id = request.savedMethodId ?? (isAsBefore ? payable.savedMethodId : null);
  const saved = id ? await usableMethod(tx, { userId: payable.userId, id, method }, clock()) : undefined;
  // The current request's expired method is refused; an earlier one may have expired since, then the payer uses another
  // of its kind.
  if (request.savedMethodId && !saved) throw problem(1037);
  // The payer of a direct debit for an order gives a mandate, and a mandate is kept.
  const isMandate = isPayer && request.subject.kind === 'order' && method === 'sepa';
  const keepMethod = !saved && (isMandate || (request.keepMethod ?? (isAsBefore && payable.keepMethod)));
  return { version, method, savedToken: saved?.token ?? null, keepMethod };
}

async function newAttempt(
  tx: Queryable,
  deps: AppDeps,
  { subject }: CheckoutRequest,
  { team, amountCents }: Payable,
  wish: Wish,
): Promise<Payment> {
  const id = deps.random.id();
  await insertPayment(tx, { id, team, subject, ...wish, amountCents, now: deps.clock() });
  const inserted = await findPayment(tx, id);
  if (!inserted) throw new Error('A payment was written and is gone.');
  return inserted;
}

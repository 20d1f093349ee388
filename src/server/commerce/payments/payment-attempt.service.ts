import {
  methodsOfVersion,
  type PaymentMethod,
  type PaymentVersion,
  paymentVersions,
} from '../../../shared/enums.ts';
import { isOpenPayment } from '../../../shared/states/payment.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { problem } from '../../plugins/problem.ts';
import { giveUp } from './apply-news.service.ts';
import type { CheckoutRequest } from './checkout.ts';
import type { Payable } from './payable.ts';
import {
  findPayment,
  insertPayment,
  latestPayment,
  type Payment,
  settlementOf,
} from './payment.repository.ts';

export interface Attempt {
  payment: Payment;
  /** The provider's session of an attempt with another method, which must not take money any more. */
  replaced: string | null;
}

/**
 * The attempt for a locked subject: the one that paid it or is under way, else a new one.
 * @throws Problem 1032 when the version is none, or does not offer the method
 */
export async function attemptFor(
  tx: Queryable,
  deps: AppDeps,
  request: CheckoutRequest,
  payable: Payable,
): Promise<Attempt> {
  const wish = wishOf(request, payable);
  const paid = await settlementOf(tx, request.subject);
  if (paid) return { payment: paid, replaced: null };
  const latest = await latestPayment(tx, request.subject);
  const isOpen = latest !== undefined && isOpenPayment(latest.state);
  if (isOpen && keeps(latest, wish.method)) return { payment: latest, replaced: null };
  if (isOpen) await giveUp(tx, deps, latest.id);
  return {
    payment: await newAttempt(tx, deps, request, payable, wish),
    replaced: isOpen ? latest.sessionId : null,
  };
}

/** Money under way is never asked for again; a page not used yet is, if the method stays. */
function keeps({ state, method }: Payment, wanted: PaymentMethod): boolean {
  return state !== 'incomplete' || method === wanted;
}

interface Wish {
  version: PaymentVersion;
  method: PaymentMethod;
}

function wishOf(request: CheckoutRequest, payable: Payable): Wish {
  const wanted = request.version ?? payable.version;
  const version = paymentVersions.find((known) => known === wanted);
  const method = request.method ?? payable.method;
  if (!version || !request.versions.includes(version)) throw problem(1032);
  if (!methodsOfVersion[version].includes(method)) throw problem(1032);
  return { version, method };
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

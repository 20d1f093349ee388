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
import { applyPaymentEvent } from './apply-event.service.ts';
import type { CheckoutRequest } from './checkout.ts';
import type { PayableOrder } from './payable-order.repository.ts';
import { findPayment, insertPayment, latestPayment, type Payment } from './payment.repository.ts';

export interface Attempt {
  payment: Payment;
  /** The provider's session of an attempt with another method, which must not take money any more. */
  replaced: string | null;
}

/**
 * The attempt of a locked order: the one that succeeded or is under way, else a new one.
 * @throws Problem 1032 when the version is none, or does not offer the method
 */
export async function attemptFor(
  tx: Queryable,
  deps: AppDeps,
  request: CheckoutRequest,
  order: PayableOrder,
): Promise<Attempt> {
  const wish = wishOf(request, order);
  const latest = await latestPayment(tx, order.id);
  if (latest && keeps(latest, wish.method)) return { payment: latest, replaced: null };
  const isReplaced = latest !== undefined && isOpenPayment(latest.state);
  if (isReplaced)
    await applyPaymentEvent(tx, deps, { paymentId: latest.id, event: 'canceled', transactionId: null });
  return { payment: await newAttempt(tx, deps, order, wish), replaced: isReplaced ? latest.sessionId : null };
}

/** Money under way or received is never asked for again; a page not used yet is, if the method stays. */
function keeps({ state, method }: Payment, wanted: PaymentMethod): boolean {
  if (state === 'failed') return false;
  return state !== 'incomplete' || method === wanted;
}

interface Wish {
  version: PaymentVersion;
  method: PaymentMethod;
}

function wishOf(request: CheckoutRequest, order: PayableOrder): Wish {
  const wanted = request.version ?? order.paymentVersion;
  const version = paymentVersions.find((known) => known === wanted);
  const method = request.method ?? order.paymentMethod;
  if (!version || !request.versions.includes(version)) throw problem(1032);
  if (!methodsOfVersion[version].includes(method)) throw problem(1032);
  return { version, method };
}

async function newAttempt(tx: Queryable, deps: AppDeps, order: PayableOrder, wish: Wish): Promise<Payment> {
  const { team, id: orderId, todayCents: amountCents } = order;
  const id = deps.random.id();
  await insertPayment(tx, { id, team, orderId, ...wish, amountCents, now: deps.clock() });
  const inserted = await findPayment(tx, id);
  if (!inserted) throw new Error('A payment was written and is gone.');
  return inserted;
}

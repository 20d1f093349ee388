import type { PaymentStanding, PaymentView } from '../../../shared/order-view.ts';
import { isOpenPayment, paymentStatusOf } from '../../../shared/states/payment.ts';
import type { AppDeps } from '../../deps.ts';
import { payableKind, unknownSubject } from '../../commerce/payments/payables.ts';
import { latestPayment, type Payment, settlementOf } from './payment.repository.ts';
import { reconcile } from '../../commerce/payments/reconcile.service.ts';
import type { Subject } from '../../commerce/payments/subject.ts';

/** Hears why the provider could not be asked. */
export type OnSilence = (error: unknown) => void;

/** The payment of something that is somebody's own. @throws Problem 1111, 1024, 1021 for what is not there or another's */
export async function ownPayment(
  deps: AppDeps,
  userId: string,
  subject: Subject,
  onSilence: OnSilence,
): Promise<PaymentStanding> {
  const payable = await deps.db.transaction((tx) => payableKind(subject.kind).lock(tx, subject.id));
  if (payable?.userId !== userId) throw unknownSubject(subject.kind);
  return paymentFor(deps, subject, onSilence);
}

/**
 * The attempt that paid, else the newest, null before the first. While it is open the provider is asked, so that a
 * webhook which never came does no harm.
 */
export async function paymentFor(
  deps: AppDeps,
  subject: Subject,
  onSilence: OnSilence,
): Promise<PaymentStanding> {
  const payment = await shownPayment(deps, subject);
  if (!payment) return { payment: null, isCurrent: true };
  if (!isOpenPayment(payment.state)) return { payment: viewOf(payment), isCurrent: true };
  const isCurrent = await askProvider(deps, payment, onSilence);
  return { payment: viewOf((await shownPayment(deps, subject)) ?? payment), isCurrent };
}

/** False when there was no answer: that is not the same as no news, and the reconciliation asks again. */
async function askProvider(deps: AppDeps, payment: Payment, onSilence: OnSilence): Promise<boolean> {
  try {
    await reconcile(deps, payment);
    return true;
  } catch (error) {
    onSilence(error);
    return false;
  }
}

/** The one that paid, else the newest. */
async function shownPayment({ db }: AppDeps, subject: Subject): Promise<Payment | undefined> {
  return (await settlementOf(db, subject)) ?? (await latestPayment(db, subject));
}

/**
 * Money that did not pay what it was meant for goes back: to the payer that attempt has failed. So has one whose money
 * the bank took back, until that is paid with its invoice.
 */
export function viewOf(payment: Payment): PaymentView {
  const { id, transactionId, state, settles, method, amountCents, createdAt, isReversed } = payment;
  const status = paymentStatusOf(state === 'succeeded' && (!settles || isReversed) ? 'failed' : state);
  return { id, transactionId, status, method, amountCents, isReversed, createdAt: createdAt.toISOString() };
}

import type { PaymentView } from '../../../shared/order-view.ts';
import { isOpenPayment, paymentStatusOf } from '../../../shared/states/payment.ts';
import type { AppDeps } from '../../deps.ts';
import { payableKind, unknownSubject } from './payables.ts';
import { latestPayment, type Payment, settlementOf } from './payment.repository.ts';
import { reconcile } from './reconcile.service.ts';
import type { Subject } from './subject.ts';

/** The payment of something that is somebody's own. @throws Problem 404 for another's, 1021 for an invoice */
export async function ownPayment(
  deps: AppDeps,
  userId: string,
  subject: Subject,
): Promise<PaymentView | null> {
  const payable = await deps.db.transaction((tx) => payableKind(subject.kind).lock(tx, subject.id));
  if (payable?.userId !== userId) throw unknownSubject(subject.kind);
  return paymentFor(deps, subject);
}

/**
 * The attempt that paid, else the newest, null before the first. While it is open the provider is asked, so that a
 * webhook which never came does no harm.
 */
export async function paymentFor(deps: AppDeps, subject: Subject): Promise<PaymentView | null> {
  const payment = await shownPayment(deps, subject);
  if (!payment) return null;
  if (isOpenPayment(payment.state) && (await hasNews(deps, payment)))
    return viewOf((await shownPayment(deps, subject)) ?? payment);
  return viewOf(payment);
}

/** A provider out of order says nothing new; the reconciliation asks again. */
function hasNews(deps: AppDeps, payment: Payment): Promise<boolean> {
  return reconcile(deps, payment).catch(() => false);
}

/** The one that paid, else the newest. */
async function shownPayment({ db }: AppDeps, subject: Subject): Promise<Payment | undefined> {
  return (await settlementOf(db, subject)) ?? (await latestPayment(db, subject));
}

/** Money that did not pay what it was meant for goes back: to the payer that attempt has failed. */
export function viewOf(payment: Payment): PaymentView {
  const { id, transactionId, state, settles, method, amountCents, createdAt } = payment;
  const status = paymentStatusOf(state === 'succeeded' && !settles ? 'failed' : state);
  return { id, transactionId, status, method, amountCents, createdAt: createdAt.toISOString() };
}

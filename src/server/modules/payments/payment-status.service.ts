import type { PaymentStanding, PaymentView, Subject } from '../../../shared/api/payments.ts';
import { isOpenPayment, type PaymentState, paymentStatusOf } from '../../../shared/states/payment.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { payableKind, unknownSubject } from './payable-registry.ts';
import { latestPayment, type Payment, settlementOf } from './payment.repository.ts';
import { reconcile } from './reconcile.service.ts';

/** Receives the error when the provider could not be asked. */
export type OnProviderError = (error: unknown) => void;

/**
 * The payment of a customer's own subject. @throws Problem 1111, 1024, 1021 when it does not exist or belongs to
 * another customer
 */
export async function ownPayment(
  deps: AppDeps,
  userId: string,
  subject: Subject,
  onProviderError: OnProviderError,
): Promise<PaymentStanding> {
  const payable = await payableKind(subject.kind).find(deps.db, subject.id);
  if (payable?.userId !== userId) throw unknownSubject(subject.kind);
  return paymentFor(deps, subject, onProviderError);
}

/**
 * The attempt that paid, else the newest, null before the first. While it is open the provider is asked, so that a
 * missing webhook causes no harm.
 */
export async function paymentFor(
  deps: AppDeps,
  subject: Subject,
  onProviderError: OnProviderError,
): Promise<PaymentStanding> {
  const payment = await shownPayment(deps, subject);
  if (!payment) return { payment: null, isCurrent: true };
  if (!isOpenPayment(payment.state)) return { payment: viewOf(payment), isCurrent: true };
  const isCurrent = await askProvider(deps, payment, onProviderError);
  return { payment: viewOf((await shownPayment(deps, subject)) ?? payment), isCurrent };
}

/** False when there was no answer: that differs from an answer without an update, and the reconciliation asks again. */
async function askProvider(
  deps: AppDeps,
  payment: Payment,
  onProviderError: OnProviderError,
): Promise<boolean> {
  try {
    await reconcile(deps, payment);
    return true;
  } catch (error) {
    onProviderError(error);
    return false;
  }
}

/** The attempt that paid, else the newest. */
async function shownPayment({ db }: AppDeps, subject: Subject): Promise<Payment | undefined> {
  return (await settlementOf(db, subject)) ?? (await latestPayment(db, subject));
}

/**
 * Money that could not pay its subject is refunded: for the payer that attempt has failed. The same is true after a
 * chargeback, until the invoice is paid.
 */
export function viewOf(payment: Payment): PaymentView {
  const { id, transactionId, method, amountCents, createdAt, isReversed } = payment;
  const status = paymentStatusOf(shownState(payment));
  const isReturned = payment.state === 'succeeded' && !payment.settles && payment.receivedCents !== 0;
  const shown = { id, transactionId, status, method, amountCents, isReversed, isReturned };
  return { ...shown, createdAt: createdAt.toISOString() };
}

/** A debit is under way from its beginning: the payer has nothing to do. */
function shownState({ state, settles, isReversed, isCollection }: Payment): PaymentState {
  if (state === 'succeeded') return settles && !isReversed ? state : 'failed';
  return isCollection && isOpenPayment(state) ? 'processing' : state;
}

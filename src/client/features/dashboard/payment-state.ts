import { paymentStatus } from '../../../shared/enums.ts';
import type { Order, Payment } from './order-answers.ts';

/** What a customer can do about a payment: nothing, wait, or pay. */
export type PaymentView = 'paid' | 'checking' | 'failed' | 'open';

export function paymentView(payment: Pick<Payment, 'status'> | null): PaymentView {
  if (!payment) return 'open';
  if (payment.status === paymentStatus.success) return 'paid';
  if (payment.status === paymentStatus.processing) return 'checking';
  return payment.status === paymentStatus.fail ? 'failed' : 'open';
}

/** Whether the payment of an order may be tried (again). */
export function isPayable({ state, payment }: Pick<Order, 'state' | 'payment'>): boolean {
  const view = paymentView(payment);
  return state === 'pendingPayment' && (view === 'failed' || view === 'open');
}

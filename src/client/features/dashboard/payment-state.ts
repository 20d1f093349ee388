import type { OrderView } from '../../../shared/api/order-view.ts';
import type { PaymentView as Payment } from '../../../shared/api/payments.ts';
import { type PaymentMethod, type PaymentVersion, paymentStatus } from '../../../shared/enums.ts';

/** What a customer can do about a payment: nothing, wait, or pay. */
export type PaymentStand = 'paid' | 'checking' | 'failed' | 'open';

export function paymentStand(payment: Pick<Payment, 'status'> | null): PaymentStand {
  if (!payment) return 'open';
  if (payment.status === paymentStatus.success) return 'paid';
  if (payment.status === paymentStatus.processing) return 'checking';
  return payment.status === paymentStatus.fail ? 'failed' : 'open';
}

/** Whether the payment of an order may be tried (again). */
export function isPayable({ state, payment }: Pick<OrderView, 'state' | 'payment'>): boolean {
  const stand = paymentStand(payment);
  return state === 'pendingPayment' && (stand === 'failed' || stand === 'open');
}

/** The payment version that offers a method; the newest offers all but cards. */
export function versionFor(method: PaymentMethod | undefined): PaymentVersion {
  return method === 'card' ? 'V2' : 'V3';
}

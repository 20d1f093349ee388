import { nextOrder, type OrderEvent } from '../../../shared/states/order.ts';
import { nextPayment, type PaymentEvent, type PaymentState } from '../../../shared/states/payment.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { fulfilOrder } from './fulfil-order.service.ts';
import { lockOrder, setOrderState } from './payable-order.repository.ts';
import { findPayment, setPaymentState } from './payment.repository.ts';

/** What the provider says about one of our payments, by webhook or when asked. */
export interface PaymentNewsFor {
  paymentId: string;
  event: PaymentEvent;
  transactionId: string | null;
}

const orderEvents: Partial<Record<PaymentState, OrderEvent>> = {
  processing: 'paymentProcessing',
  failed: 'paymentFailed',
  succeeded: 'paymentSucceeded',
};

/**
 * Moves payment and order on, and fulfils the order with the first money. News that come again, late or in another
 * order change nothing more; money that comes for a second time is marked to be paid back.
 * @returns false when there is no such payment
 */
export async function applyPaymentEvent(
  tx: Queryable,
  deps: AppDeps,
  news: PaymentNewsFor,
): Promise<boolean> {
  const seen = await findPayment(tx, news.paymentId);
  const order = seen && (await lockOrder(tx, seen.orderId));
  // Read again under the order's lock: until then another webhook may have changed it.
  const payment = order && (await findPayment(tx, news.paymentId));
  if (!payment) return false;
  const state = nextPayment(payment.state, news.event);
  if (state === payment.state) return true;
  const now = deps.clock();
  const event = orderEvents[state];
  const orderState = event ? nextOrder(order.state, event) : order.state;
  const refundDue = state === 'succeeded' && orderState === order.state;
  await setPaymentState(tx, payment.id, { state, transactionId: news.transactionId, refundDue, now });
  if (orderState === order.state) return true;
  await setOrderState(tx, order.id, orderState, now);
  if (state === 'succeeded') await fulfilOrder(tx, deps, order, payment.amountCents);
  return true;
}

import { nextOrder, type OrderEvent } from '../../../shared/states/order.ts';
import { invoiceOrder, reverseOrderPayment } from '../billing/order-invoice.service.ts';
import { fulfilOrder } from './fulfil-order.service.ts';
import type { PayableKind } from '../../commerce/payments/payable.ts';
import { lockOrder, type PayableOrder, setOrderState } from '../../commerce/payments/payable-order.repository.ts';

const events: Record<'pending' | 'processing' | 'failed', OrderEvent | null> = {
  pending: null,
  processing: 'paymentProcessing',
  failed: 'paymentFailed',
};

/** An order is fulfilled with the first money. */
export const orderPayable: PayableKind<PayableOrder> = {
  unknown: 1111,
  lock: lockOrder,
  onNews: async (tx, deps, order, news) => {
    const event = events[news];
    const state = event ? nextOrder(order.state, event) : order.state;
    if (state !== order.state) await setOrderState(tx, order.id, state, deps.clock());
  },
  onPaid: async (tx, deps, order, { id: paymentId, amountCents }) => {
    const state = nextOrder(order.state, 'paymentSucceeded');
    if (state === order.state) return false;
    await setOrderState(tx, order.id, state, deps.clock());
    await fulfilOrder(tx, deps, order, amountCents);
    await invoiceOrder(tx, deps, { orderId: order.id, paymentId });
    return true;
  },
  onDisputed: async (tx, deps, { id: orderId }, { id: paymentId }) => {
    await reverseOrderPayment(tx, deps, { orderId, paymentId });
    // The contract stands and the invoice is owed again; the order itself is not paid a second time.
    return false;
  },
};

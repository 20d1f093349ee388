import { nextOrder, type OrderEvent } from '../../../shared/states/order.ts';
import { invoiceOrder, reverseOrderPayment } from '../billing/order-invoice.service.ts';
import { changeMeans } from '../billing/plan-collection.service.ts';
import { mandateOf } from '../payments/mandate-terms.service.ts';
import type { PayableKind } from '../payments/payable.ts';
import { fulfilOrder } from './fulfil-order.service.ts';
import {
  findPayableOrder,
  lockOrder,
  maskAccount,
  type PayableOrder,
  setOrderState,
} from './payable-order.repository.ts';

const events: Record<'pending' | 'processing' | 'failed', OrderEvent | null> = {
  pending: null,
  processing: 'paymentProcessing',
  failed: 'paymentFailed',
};

/** An order is fulfilled with its first payment. */
export const orderPayable: PayableKind<PayableOrder> = {
  unknown: 1111,
  find: findPayableOrder,
  lock: lockOrder,
  onUpdate: async (tx, deps, order, update) => {
    const event = events[update];
    const state = event ? nextOrder(order.state, event) : order.state;
    if (state !== order.state) await setOrderState(tx, order.id, state, deps.clock());
  },
  onMeans: changeMeans,
  onPaid: async (tx, deps, order, payment) => {
    const { id: paymentId, amountCents } = payment;
    const state = nextOrder(order.state, 'paymentSucceeded');
    if (state === order.state) return false;
    await setOrderState(tx, order.id, state, deps.clock());
    await fulfilOrder(tx, deps, order, {
      paidCents: amountCents,
      mandate: await mandateOf(tx, order, payment),
    });
    await maskAccount(tx, order);
    await invoiceOrder(tx, deps, { orderId: order.id, paymentId });
    return true;
  },
  onDisputed: async (tx, deps, { id: orderId }, { id: paymentId }) => {
    await reverseOrderPayment(tx, deps, { orderId, paymentId });
    // The contract stays and the invoice is open again; the order itself is not paid a second time.
    return false;
  },
};

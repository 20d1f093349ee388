import { type DeliveryState, nextDelivery } from '../../../src/shared/states/delivery.ts';
import { nextOrder, type OrderEvent, type OrderState } from '../../../src/shared/states/order.ts';
import { nextPayment, type PaymentEvent, type PaymentState } from '../../../src/shared/states/payment.ts';
import { nextRefund, type RefundState } from '../../../src/shared/states/refund.ts';
import { machine } from './machine.ts';

const today = '2026-11-16';

export const order = machine<OrderState, OrderEvent>(
  'order',
  'pendingPayment',
  {
    pendingPayment: {
      paymentProcessing: 'paymentProcessing',
      paymentFailed: 'pendingPayment',
      paymentSucceeded: 'inProgress',
      fulfilled: 'pendingPayment',
      cancelled: 'cancelled',
      withdrawn: 'cancelled',
    },
    paymentProcessing: {
      paymentProcessing: 'paymentProcessing',
      paymentFailed: 'pendingPayment',
      paymentSucceeded: 'inProgress',
      fulfilled: 'paymentProcessing',
      cancelled: 'paymentProcessing',
      withdrawn: 'cancelled',
    },
    inProgress: {
      paymentProcessing: 'inProgress',
      paymentFailed: 'inProgress',
      paymentSucceeded: 'inProgress',
      fulfilled: 'completed',
      cancelled: 'cancelled',
      withdrawn: 'cancelled',
    },
    completed: {
      paymentProcessing: 'completed',
      paymentFailed: 'completed',
      paymentSucceeded: 'completed',
      fulfilled: 'completed',
      cancelled: 'completed',
      withdrawn: 'cancelled',
    },
    cancelled: {
      paymentProcessing: 'cancelled',
      paymentFailed: 'cancelled',
      paymentSucceeded: 'cancelled',
      fulfilled: 'cancelled',
      cancelled: 'cancelled',
      withdrawn: 'cancelled',
    },
  },
  nextOrder,
);

const paid = {
  actionRequired: 'succeeded',
  processing: 'succeeded',
  failed: 'succeeded',
  canceled: 'succeeded',
} as const;
export const payment = machine<PaymentState, PaymentEvent>(
  'payment',
  'incomplete',
  {
    incomplete: {
      actionRequired: 'pending',
      processing: 'processing',
      failed: 'failed',
      canceled: 'failed',
      succeeded: 'succeeded',
    },
    pending: {
      actionRequired: 'pending',
      processing: 'processing',
      failed: 'failed',
      canceled: 'failed',
      succeeded: 'succeeded',
    },
    processing: {
      actionRequired: 'processing',
      processing: 'processing',
      failed: 'failed',
      canceled: 'failed',
      succeeded: 'succeeded',
    },
    // Money that comes after all wins.
    failed: {
      actionRequired: 'failed',
      processing: 'failed',
      failed: 'failed',
      canceled: 'failed',
      succeeded: 'succeeded',
    },
    succeeded: { ...paid, succeeded: 'succeeded' },
  },
  nextPayment,
);

export const refund = machine<RefundState, RefundState>(
  'refund',
  'due',
  {
    due: { due: 'due', requested: 'requested', succeeded: 'succeeded', failed: 'failed' },
    requested: { due: 'requested', requested: 'requested', succeeded: 'succeeded', failed: 'failed' },
    succeeded: { due: 'succeeded', requested: 'succeeded', succeeded: 'succeeded', failed: 'failed' },
    failed: { due: 'failed', requested: 'failed', succeeded: 'failed', failed: 'failed' },
  },
  nextRefund,
);

export const delivery = machine<DeliveryState, 'day passed' | 'day not over'>(
  'delivery',
  'ordered',
  {
    ordered: { 'day passed': 'packed', 'day not over': 'ordered' },
    packed: { 'day passed': 'handedOver', 'day not over': 'packed' },
    handedOver: { 'day passed': 'delivered', 'day not over': 'handedOver' },
    delivered: { 'day passed': 'delivered', 'day not over': 'delivered' },
    cancelled: { 'day passed': 'cancelled', 'day not over': 'cancelled' },
  },
  (state, event) => {
    const since = event === 'day passed' ? '2026-11-01' : today;
    return nextDelivery('sim', { state, since }, today)?.state ?? state;
  },
);

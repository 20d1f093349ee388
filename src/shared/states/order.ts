export const orderStates = [
  'pendingPayment',
  'paymentProcessing',
  'inProgress',
  'completed',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

export type OrderEvent =
  | 'paymentProcessing'
  | 'paymentFailed'
  | 'paymentSucceeded'
  | 'fulfilled'
  | 'cancelled'
  | 'withdrawn';

const steps: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  pendingPayment: {
    paymentProcessing: 'paymentProcessing',
    paymentSucceeded: 'inProgress',
    cancelled: 'cancelled',
    withdrawn: 'cancelled',
  },
  paymentProcessing: {
    paymentFailed: 'pendingPayment',
    paymentSucceeded: 'inProgress',
    withdrawn: 'cancelled',
  },
  inProgress: { fulfilled: 'completed', cancelled: 'cancelled', withdrawn: 'cancelled' },
  completed: { withdrawn: 'cancelled' },
  cancelled: {},
};

/**
 * The next state of an order; unchanged by an event that does not fit. A failed payment leads back to the start, so
 * that the customer can repeat it. An order cannot be cancelled while a payment is in progress; a customer may withdraw
 * from it at any time, and later money is refunded.
 */
export function nextOrder(state: OrderState, event: OrderEvent): OrderState {
  return steps[state][event] ?? state;
}

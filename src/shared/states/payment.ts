import { type PaymentStatus, paymentStatus } from '../enums.ts';

/** The states of an attempt to pay, as in the database. A repeated payment is a new attempt. */
const paymentStates = ['incomplete', 'pending', 'processing', 'failed', 'succeeded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The provider's events about an attempt. */
export type PaymentEvent = 'actionRequired' | 'processing' | 'failed' | 'canceled' | 'succeeded';

const reached: Record<PaymentEvent, PaymentState> = {
  actionRequired: 'pending',
  processing: 'processing',
  failed: 'failed',
  canceled: 'failed',
  succeeded: 'succeeded',
};

/**
 * The next state of an attempt. A state can only move forward in the order of `paymentStates`, so that repeated, late
 * or unordered events lead to the same end; received money always wins.
 */
export function nextPayment(state: PaymentState, event: PaymentEvent): PaymentState {
  const next = reached[event];
  return paymentStates.indexOf(next) > paymentStates.indexOf(state) ? next : state;
}

/** Whether an attempt can still succeed or fail. */
export function isOpenPayment(state: PaymentState): boolean {
  return state !== 'failed' && state !== 'succeeded';
}

/** The number of the state in answers (specification, "Payments"). */
export function paymentStatusOf(state: PaymentState): PaymentStatus {
  const numbers: Record<PaymentState, PaymentStatus> = {
    succeeded: paymentStatus.success,
    pending: paymentStatus.pending,
    failed: paymentStatus.fail,
    processing: paymentStatus.processing,
    incomplete: paymentStatus.incomplete,
  };
  return numbers[state];
}

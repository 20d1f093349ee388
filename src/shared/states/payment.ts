import { type PaymentStatus, paymentStatus } from '../enums.ts';

/** One attempt to pay, as the database names it. A repeated payment is a new attempt. */
const paymentStates = ['incomplete', 'pending', 'processing', 'failed', 'succeeded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What the provider says about an attempt. */
export type PaymentEvent = 'actionRequired' | 'processing' | 'failed' | 'canceled' | 'succeeded';

const reached: Record<PaymentEvent, PaymentState> = {
  actionRequired: 'pending',
  processing: 'processing',
  failed: 'failed',
  canceled: 'failed',
  succeeded: 'succeeded',
};

/**
 * The next state of an attempt. States only ever rise in the order of `paymentStates`, so that events which come
 * twice, late or in any order end the same; money received always wins.
 */
export function nextPayment(state: PaymentState, event: PaymentEvent): PaymentState {
  const next = reached[event];
  return paymentStates.indexOf(next) > paymentStates.indexOf(state) ? next : state;
}

/** Whether an attempt may still end either way. */
export function isOpenPayment(state: PaymentState): boolean {
  return state !== 'failed' && state !== 'succeeded';
}

/** The number that stands in answers (SPEC §3). */
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

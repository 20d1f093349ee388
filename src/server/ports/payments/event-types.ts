import type { PaymentEvent } from '../../../shared/states/payment.ts';

/** The provider's events that we know, and what each means for a payment; null: nothing for now. */
const meanings: Record<string, PaymentEvent | null> = {
  'payment_intent.succeeded': 'succeeded',
  'payment_intent.payment_failed': 'failed',
  'payment_intent.processing': 'processing',
  'payment_intent.requires_action': 'actionRequired',
  'payment_intent.canceled': 'canceled',
  'checkout.session.completed': 'processing',
  'checkout.session.async_payment_succeeded': 'succeeded',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'canceled',
  'charge.refunded': null,
  'charge.dispute.created': null,
  'mandate.updated': null,
  'setup_intent.succeeded': null,
};

/** Undefined for a type that nobody has told us about. */
export function meaningOf(type: string): PaymentEvent | null | undefined {
  return Object.hasOwn(meanings, type) ? meanings[type] : undefined;
}

import type { PaymentEvent } from '../../../../shared/states/payment.ts';

/**
 * The provider's events that we know, and the meaning of each for a payment; null: the event's object has the meaning.
 */
const meanings = {
  'payment_intent.succeeded': 'succeeded',
  'payment_intent.payment_failed': 'failed',
  'payment_intent.processing': 'processing',
  'payment_intent.requires_action': 'actionRequired',
  'payment_intent.canceled': 'canceled',
  'checkout.session.completed': null,
  'checkout.session.async_payment_succeeded': 'succeeded',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'canceled',
  'charge.refunded': null,
  'charge.refund.updated': null,
  'charge.dispute.created': null,
  'refund.created': null,
  'refund.updated': null,
  'refund.failed': null,
  'mandate.updated': null,
  'setup_intent.succeeded': null,
} as const satisfies Record<string, PaymentEvent | null>;

export type ProviderEventType = keyof typeof meanings;

/** False for an unknown type. */
export function isKnownEvent(type: string): type is ProviderEventType {
  return Object.hasOwn(meanings, type);
}

/** The meaning that follows from the type alone. */
export function meaningOf(type: string): PaymentEvent | null {
  return isKnownEvent(type) ? meanings[type] : null;
}

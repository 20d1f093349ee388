import type { PaymentEvent } from '../../../../shared/states/payment.ts';

/** The provider's events that we know, and what each means for a payment; null: it has to be read in its object. */
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

/** False for a type that nobody has told us about. */
export function isKnownEvent(type: string): type is ProviderEventType {
  return Object.hasOwn(meanings, type);
}

/** What the type alone says. */
export function meaningOf(type: string): PaymentEvent | null {
  return isKnownEvent(type) ? meanings[type] : null;
}

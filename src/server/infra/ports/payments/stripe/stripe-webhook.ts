import Stripe from 'stripe';
import type { Clock } from '../../../../../shared/clock.ts';
import { nothingNew, type PaymentNews, type ProviderEvent, WebhookRefused } from '../../../../ports/payments/payments.ts';
import { idOf, newsOfIntent, newsOfRefund, newsOfSession } from './stripe-updates.ts';

/** Older messages are refused, so that a recorded one cannot be played again later. */
const toleranceSeconds = 300;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws WebhookRefused when the body was not signed with the secret, or long ago */
export function readStripeWebhook(
  headers: Record<string, unknown>,
  body: string,
  { secret, clock }: { secret: string; clock: Clock },
): ProviderEvent {
  const { id, type, data } = verified(headers, body, secret, clock);
  const object = data.object as {
    metadata?: Record<string, string> | null;
    client_reference_id?: string | null;
  }; // as far as all have it
  const reference = object.client_reference_id ?? object.metadata?.payment ?? null;
  return {
    id,
    type,
    reference: uuid.test(reference ?? '') ? reference : null,
    news: newsOf({ type, data } as Stripe.Event),
  };
}

function verified(
  headers: Record<string, unknown>,
  body: string,
  secret: string,
  clock: Clock,
): Stripe.Event {
  const signature = String(headers['stripe-signature'] ?? '');
  try {
    const now = clock().getTime();
    return Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now);
  } catch (error) {
    throw new WebhookRefused(error instanceof Error ? error.message : 'The message is not from Stripe.');
  }
}

/** What an event means; types that nobody has told us about mean nothing here and are refused by their name. */
function newsOf(event: Stripe.Event): PaymentNews {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.canceled':
    case 'payment_intent.payment_failed':
      return newsOfIntent(event.data.object);
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return newsOfSession(event.data.object);
    case 'checkout.session.async_payment_succeeded':
      return ofAsync(event.data.object, 'succeeded');
    case 'checkout.session.async_payment_failed':
      return ofAsync(event.data.object, 'failed');
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return ofRefund(event.data.object);
    case 'charge.dispute.created':
      return { ...nothingNew, isDisputed: true, transactionId: idOf(event.data.object.payment_intent) };
    default:
      // charge.refunded has no refunds in it: `refund.…` tells each one.
      return nothingNew;
  }
}

function ofAsync(session: Stripe.Checkout.Session, event: 'succeeded' | 'failed'): PaymentNews {
  const amountCents = event === 'succeeded' ? session.amount_total : null;
  return { ...nothingNew, event, amountCents, transactionId: idOf(session.payment_intent) };
}

function ofRefund(refund: Stripe.Refund): PaymentNews {
  return { ...nothingNew, refunds: [newsOfRefund(refund)], transactionId: idOf(refund.payment_intent) };
}

import Stripe from 'stripe';
import type { Clock } from '../../../../../shared/clock.ts';
import { isUuid } from '../../../../../shared/uuid.ts';
import { noUpdate, type PaymentUpdate, type ProviderEvent, WebhookRefused } from '../payments.ts';
import { idOf, updateOfIntent, updateOfRefund, updateOfSession } from './stripe-updates.ts';

/** Older messages are refused, so that a recorded one cannot be sent again later. */
const toleranceSeconds = 300;

/** The fields of an event's object that identify our payment; not all objects have them. */
interface Referring {
  metadata?: Record<string, string> | null;
  client_reference_id?: string | null;
}

/** @throws WebhookRefused when the body was not signed with one of the secrets, or was signed too long ago */
export function readStripeWebhook(
  headers: Record<string, unknown>,
  body: string,
  { secrets, clock }: { secrets: readonly string[]; clock: Clock },
): ProviderEvent {
  const event = verified(headers, body, secrets, clock);
  const { id, type } = event;
  // Only some kinds of objects have these two fields; of the others they are absent.
  const object = event.data.object as Referring;
  const reference = object.client_reference_id ?? object.metadata?.payment ?? null;
  return {
    id,
    type,
    reference: isUuid(reference ?? '') ? reference : null,
    update: updateOf(event),
  };
}

function verified(
  headers: Record<string, unknown>,
  body: string,
  secrets: readonly string[],
  clock: Clock,
): Stripe.Event {
  const signature = String(headers['stripe-signature'] ?? '');
  let message = 'The message is not from Stripe.';
  for (const secret of secrets)
    try {
      const now = clock().getTime();
      return Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now);
    } catch (error) {
      if (error instanceof Error) message = error.message;
    }
  throw new WebhookRefused(message);
}

/** The meaning of an event; unknown types mean nothing here, and the caller refuses them by name. */
function updateOf(event: Stripe.Event): PaymentUpdate {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.canceled':
    case 'payment_intent.payment_failed':
      return updateOfIntent(event.data.object);
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return updateOfSession(event.data.object);
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
      return { ...noUpdate, isDisputed: true, transactionId: idOf(event.data.object.payment_intent) };
    default:
      // charge.refunded contains no refunds: `refund.…` events report each one.
      return noUpdate;
  }
}

function ofAsync(session: Stripe.Checkout.Session, event: 'succeeded' | 'failed'): PaymentUpdate {
  const amountCents = event === 'succeeded' ? session.amount_total : null;
  return { ...noUpdate, event, amountCents, transactionId: idOf(session.payment_intent) };
}

function ofRefund(refund: Stripe.Refund): PaymentUpdate {
  return { ...noUpdate, refunds: [updateOfRefund(refund)], transactionId: idOf(refund.payment_intent) };
}

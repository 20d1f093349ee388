import type Stripe from 'stripe';
import type { PaymentEvent } from '../../../../../shared/states/payment.ts';
import { type KeptMethod, nothingNew, type PaymentNews, type RefundNews } from '../../../../ports/payments/payments.ts';

const intentEvents: Record<string, PaymentEvent> = {
  requires_confirmation: 'actionRequired',
  requires_action: 'actionRequired',
  requires_capture: 'actionRequired',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

/** What a payment intent says; with its charge and method, if they were asked for too. */
export function newsOfIntent(intent: Stripe.PaymentIntent): PaymentNews {
  const { id, status, amount_received: received, latest_charge: latest, metadata } = intent;
  const charge = typeof latest === 'object' ? latest : null;
  const isFinal = metadata?.saved === 'true' && intent.last_payment_error != null;
  const isFailed = status === 'requires_payment_method' && isFinal;
  return {
    ...nothingNew,
    event: isFailed ? 'failed' : (intentEvents[status] ?? null),
    transactionId: id,
    amountCents: status === 'succeeded' ? received : null,
    isDisputed: charge?.disputed === true,
    refunds: charge?.refunds?.data.map(newsOfRefund) ?? [],
    kept: intent.setup_future_usage ? keptMethod(intent.customer, intent.payment_method) : null,
  };
}

/** What a checkout session says, its intent included if it was asked for. */
export function newsOfSession(session: Stripe.Checkout.Session): PaymentNews {
  const { status, mode, payment_status: paid, payment_intent: intent, setup_intent: setup } = session;
  if (status === 'expired') return { ...nothingNew, event: 'canceled' };
  if (status !== 'complete') return nothingNew; // the payer may still try another card
  if (mode === 'setup') return newsOfSetup(session, setup);
  if (intent && typeof intent === 'object') {
    const news = newsOfIntent(intent);
    // A direct debit that bounced leads to no further try on a page that is complete.
    return intent.status === 'requires_payment_method' ? { ...news, event: 'failed' } : news;
  }
  const event = paid === 'unpaid' ? 'processing' : 'succeeded';
  const amountCents = event === 'succeeded' ? session.amount_total : null;
  return { ...nothingNew, event, transactionId: idOf(intent), amountCents };
}

/** The method was verified; the amount is below what Stripe takes and stands in our books alone. */
function newsOfSetup(
  session: Stripe.Checkout.Session,
  setup: Stripe.Checkout.Session['setup_intent'],
): PaymentNews {
  const method = setup && typeof setup === 'object' ? setup.payment_method : null;
  const kept = keptMethod(session.customer, method);
  return { ...nothingNew, event: 'succeeded', transactionId: idOf(setup), kept };
}

export function newsOfRefund(refund: Stripe.Refund): RefundNews {
  const { id, amount: amountCents, status, metadata } = refund;
  const isOver = status === 'failed' || status === 'canceled';
  const state = status === 'succeeded' ? 'succeeded' : isOver ? 'failed' : 'requested';
  return { id, reference: metadata?.refund ?? null, amountCents, state };
}

/** Only a method that came with all its details can be shown; the token names customer and method. */
function keptMethod(
  customer: Stripe.PaymentIntent['customer'],
  method: Stripe.PaymentIntent['payment_method'],
): KeptMethod | null {
  const owner = idOf(customer);
  if (!owner || !method || typeof method !== 'object') return null;
  return { token: `${owner}/${method.id}`, label: labelOf(method), expiresOn: expiryOf(method) };
}

function expiryOf({ card }: Stripe.PaymentMethod): string | null {
  return card ? `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}` : null;
}

function labelOf({ card, sepa_debit: sepa }: Stripe.PaymentMethod): string {
  if (card) return `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} •••• ${card.last4}`;
  if (sepa) return `${sepa.country ?? ''}•• •••• ${sepa.last4}`;
  return 'PayPal';
}

export function idOf(thing: string | { id: string } | null | undefined): string | null {
  return typeof thing === 'string' ? thing : (thing?.id ?? null);
}

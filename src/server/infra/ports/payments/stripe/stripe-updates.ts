import type Stripe from 'stripe';
import type { Refusal } from '../../../../../shared/states/collection.ts';
import type { PaymentEvent } from '../../../../../shared/states/payment.ts';
import { type KeptMethod, noUpdate, type PaymentUpdate, type RefundUpdate } from '../payments.ts';

const intentEvents = new Map<string, PaymentEvent>(
  Object.entries({
    requires_confirmation: 'actionRequired',
    requires_action: 'actionRequired',
    requires_capture: 'actionRequired',
    processing: 'processing',
    succeeded: 'succeeded',
    canceled: 'canceled',
  }),
);

/** The meaning of a payment intent; with its charge and method, if they were requested too. */
export function updateOfIntent(intent: Stripe.PaymentIntent): PaymentUpdate {
  const { id, status, amount_received: received, latest_charge: latest, metadata } = intent;
  const charge = typeof latest === 'object' ? latest : null;
  const isFinal = metadata?.saved === 'true' && intent.last_payment_error != null;
  const isFailed = status === 'requires_payment_method' && isFinal;
  return {
    ...noUpdate,
    event: isFailed ? 'failed' : (intentEvents.get(status) ?? null),
    transactionId: id,
    amountCents: status === 'succeeded' ? received : null,
    isDisputed: charge?.disputed === true,
    refunds: charge?.refunds?.data.map(updateOfRefund) ?? [],
    kept: intent.setup_future_usage ? keptMethodOf(intent.customer, intent.payment_method) : null,
    refusal: isFailed ? refusalOf(intent.last_payment_error) : null,
  };
}

const refusalCodes = new Map<string, Refusal>(
  Object.entries({
    insufficient_funds: 'insufficientFunds',
    authentication_required: 'authenticationRequired',
    expired_card: 'methodInvalid',
    lost_card: 'methodInvalid',
    stolen_card: 'methodInvalid',
    payment_method_not_available: 'methodInvalid',
    bank_account_closed: 'methodInvalid',
    debit_not_authorized: 'methodInvalid',
    no_account: 'methodInvalid',
  }),
);

/** Stripe's reason in our words. */
function refusalOf(error: Stripe.PaymentIntent['last_payment_error']): Refusal {
  return refusalCodes.get(error?.decline_code ?? '') ?? refusalCodes.get(error?.code ?? '') ?? 'other';
}

/** The meaning of a checkout session, with its intent if that was requested. */
export function updateOfSession(session: Stripe.Checkout.Session): PaymentUpdate {
  const { status, mode, payment_status: paid, payment_intent: intent, setup_intent: setup } = session;
  if (status === 'expired') return { ...noUpdate, event: 'canceled' };
  if (status !== 'complete') return noUpdate; // the payer may still try another card
  if (mode === 'setup') return updateOfSetup(session, setup);
  if (intent && typeof intent === 'object') {
    const update = updateOfIntent(intent);
    // After a direct debit failed there is no other try on a completed page.
    return intent.status === 'requires_payment_method' ? { ...update, event: 'failed' } : update;
  }
  const event = paid === 'unpaid' ? 'processing' : 'succeeded';
  const amountCents = event === 'succeeded' ? session.amount_total : null;
  return { ...noUpdate, event, transactionId: idOf(intent), amountCents };
}

/** The method was verified; the amount is below Stripe's minimum and exists only in our books. */
function updateOfSetup(
  session: Stripe.Checkout.Session,
  setup: Stripe.Checkout.Session['setup_intent'],
): PaymentUpdate {
  const method = setup && typeof setup === 'object' ? setup.payment_method : null;
  const kept = keptMethodOf(session.customer, method);
  return { ...noUpdate, event: 'succeeded', transactionId: idOf(setup), kept };
}

export function updateOfRefund(refund: Stripe.Refund): RefundUpdate {
  const { id, amount: amountCents, status, metadata } = refund;
  const isOver = status === 'failed' || status === 'canceled';
  const state = status === 'succeeded' ? 'succeeded' : isOver ? 'failed' : 'requested';
  return { id, reference: metadata?.refund ?? null, amountCents, state };
}

/** Only a method with all its details can be shown; the token contains customer and method. */
export function keptMethodOf(
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

import Stripe from 'stripe';
import type { Clock } from '../../../../../shared/clock.ts';
import {
  nothingNew,
  type PaymentNews,
  type PaymentRequest,
  type PaymentSession,
  type PaymentsPort,
  type RefundNews,
  type RefundOrder,
} from '../../../../ports/payments/payments.ts';
import { stripeClient } from './stripe-client.ts';
import { idOf, newsOfIntent, newsOfRefund, newsOfSession } from './stripe-updates.ts';
import { isBelowMinimum, returnUrl, savedPaymentParams, sessionParams } from './stripe-session.ts';
import { readStripeWebhook } from './stripe-webhook.ts';

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  apiBase: string | undefined;
  /** Where the payer comes back to. */
  publicUrl: string;
  clock: Clock;
}

/** What stands in our books alone: nobody has to ask Stripe about it. */
const ledger = 'ledger-';

/** Stripe, by its own pages: no card number and no script of Stripe's ever touches ours. */
export function createStripePayments(options: StripeOptions): PaymentsPort {
  const stripe = stripeClient(options.secretKey, options.apiBase);
  return {
    kind: 'stripe',
    pageOrigin: 'https://checkout.stripe.com',
    createSession: (request) => createSession(stripe, options, request),
    cancelSession: (id) => cancelSession(stripe, id),
    statusOf: (id) => statusOf(stripe, id),
    refund: (order) => refund(stripe, order),
    refundOf: async (id) => newsOfRefund(await stripe.refunds.retrieve(id)),
    forgetMethod: async (token) => void (await stripe.paymentMethods.detach(token.split('/')[1] ?? '')),
    readWebhook: (headers, body) =>
      readStripeWebhook(headers, body, { secret: options.webhookSecret, clock: options.clock }),
  };
}

async function createSession(
  stripe: Stripe,
  { publicUrl }: StripeOptions,
  request: PaymentRequest,
): Promise<PaymentSession> {
  const { reference, savedToken } = request;
  const back = `${returnUrl(request, publicUrl)}&success=true`;
  const once = { idempotencyKey: `payment-${reference}` };
  // The method was verified when it was saved.
  if (savedToken && isBelowMinimum(request)) return { id: `${ledger}${reference}`, url: back };
  if (savedToken) {
    const intent = await stripe.paymentIntents.create(
      savedPaymentParams({ ...request, savedToken }, publicUrl),
      once,
    );
    return { id: intent.id, url: intent.next_action?.redirect_to_url?.url ?? back };
  }
  const { id, url } = await stripe.checkout.sessions.create(sessionParams(request, publicUrl), once);
  if (!url) throw new Error('Stripe made a session without a page.');
  return { id, url };
}

async function cancelSession(stripe: Stripe, id: string): Promise<void> {
  if (id.startsWith(ledger)) return;
  try {
    if (id.startsWith('pi_')) await stripe.paymentIntents.cancel(id);
    else await stripe.checkout.sessions.expire(id);
  } catch (error) {
    // It has ended already; how, its status says.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

async function statusOf(stripe: Stripe, id: string): Promise<PaymentNews> {
  if (id.startsWith(ledger)) return { ...nothingNew, event: 'succeeded', transactionId: id };
  if (id.startsWith('pi_'))
    return newsOfIntent(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.refunds'] }));
  const expand = [
    'payment_intent.latest_charge.refunds',
    'payment_intent.payment_method',
    'setup_intent.payment_method',
  ];
  return newsOfSession(await stripe.checkout.sessions.retrieve(id, { expand }));
}

/** Money goes back to the card or account that it came from. */
async function refund(stripe: Stripe, order: RefundOrder): Promise<RefundNews> {
  const { reference, amountCents: amount } = order;
  const intent = await intentOf(stripe, order);
  if (!intent) return { id: `${ledger}${reference}`, reference, amountCents: amount, state: 'succeeded' };
  const params = { payment_intent: intent, amount, metadata: { refund: reference } };
  // A refund that had to become smaller is another request to Stripe.
  return newsOfRefund(
    await stripe.refunds.create(params, { idempotencyKey: `refund-${reference}-${amount}` }),
  );
}

/** Null where no money was taken: the method was only verified. */
async function intentOf(stripe: Stripe, { sessionId, transactionId }: RefundOrder): Promise<string | null> {
  if (transactionId?.startsWith('pi_')) return transactionId;
  if (sessionId.startsWith(ledger) || transactionId?.startsWith('seti_')) return null;
  if (sessionId.startsWith('pi_')) return sessionId;
  const session = await stripe.checkout.sessions.retrieve(sessionId);
  if (session.mode === 'payment' && !session.payment_intent)
    throw new Error('Stripe knows of no such payment.');
  return idOf(session.payment_intent);
}

import Stripe from 'stripe';
import type { Clock } from '../../../../../shared/clock.ts';
import {
  noUpdate,
  type PaymentRequest,
  type PaymentSession,
  type PaymentsPort,
  type PaymentUpdate,
  type RefundOrder,
  type RefundUpdate,
} from '../payments.ts';
import { stripeClient } from './stripe-client.ts';
import { collect, keepAccount } from './stripe-debit.ts';
import {
  isBelowMinimum,
  minimumCents,
  returnUrl,
  savedPaymentParams,
  sessionParams,
} from './stripe-session.ts';
import { idOf, updateOfIntent, updateOfRefund, updateOfSession } from './stripe-updates.ts';
import { readStripeWebhook } from './stripe-webhook.ts';

export interface StripeOptions {
  secretKey: string;
  /** Those that are valid: while one is exchanged, also the one before. */
  webhookSecrets: readonly string[];
  apiBase: string | undefined;
  /** The base address to which the payer returns. */
  publicUrl: string;
  clock: Clock;
}

/** The prefix of ids whose amounts exist only in our books: Stripe does not know them. */
const ledger = 'ledger-';

/** Stripe, with its own pages: our pages contain no card number and no script of Stripe's. */
export function createStripePayments(options: StripeOptions): PaymentsPort {
  const stripe = stripeClient(options.secretKey, options.apiBase);
  return {
    kind: 'stripe',
    pageOrigin: 'https://checkout.stripe.com',
    leastDebitCents: minimumCents,
    createSession: (request) => createSession(stripe, options, request),
    cancelSession: (id) => cancelSession(stripe, id),
    statusOf: (id) => statusOf(stripe, id),
    collect: (request) => collect(stripe, request, options.clock()),
    keepAccount: (request) => keepAccount(stripe, request),
    refund: (order, signal) => refund(stripe, order, signal),
    refundOf: async (id) => updateOfRefund(await stripe.refunds.retrieve(id)),
    forgetMethod: async (token) => void (await stripe.paymentMethods.detach(token.split('/')[1] ?? '')),
    readWebhook: (headers, body) =>
      readStripeWebhook(headers, body, { secrets: options.webhookSecrets, clock: options.clock }),
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
    // The session has already ended; its status says how.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

async function statusOf(stripe: Stripe, id: string): Promise<PaymentUpdate> {
  if (id.startsWith(ledger)) return { ...noUpdate, event: 'succeeded', transactionId: id };
  if (id.startsWith('pi_'))
    return updateOfIntent(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.refunds'] }));
  const expand = [
    'payment_intent.latest_charge.refunds',
    'payment_intent.payment_method',
    'setup_intent.payment_method',
  ];
  return updateOfSession(await stripe.checkout.sessions.retrieve(id, { expand }));
}

/** The money returns to the card or account that it came from. */
async function refund(stripe: Stripe, order: RefundOrder, signal?: AbortSignal): Promise<RefundUpdate> {
  const { reference, amountCents: amount } = order;
  const intent = await intentOf(stripe, order);
  signal?.throwIfAborted();
  if (!intent) return { id: `${ledger}${reference}`, reference, amountCents: amount, state: 'succeeded' };
  const params = { payment_intent: intent, amount, metadata: { refund: reference } };
  // A refund with a smaller amount is another request to Stripe.
  return updateOfRefund(
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

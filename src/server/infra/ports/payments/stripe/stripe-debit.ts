import Stripe from 'stripe';
import { daySeconds } from '../../../../../shared/durations.ts';
import type { Refusal } from '../../../../../shared/states/collection.ts';
import type { AccountRequest, Collected, CollectRequest, KeptMethod } from '../payments.ts';
import { noUpdate } from '../payments.ts';
import { debitParams, isBelowMinimum } from './stripe-session.ts';
import { keptMethodOf, updateOfIntent } from './stripe-updates.ts';

/** Stripe forgets idempotency keys after a day; somewhat earlier we look for the debit before we ask for it again. */
const forgetfulMs = 0.8 * daySeconds * 1000;

/** Debits a saved customer and method while the payer is away. */
export async function collect(stripe: Stripe, request: CollectRequest, now: Date): Promise<Collected> {
  const { reference, since } = request;
  if (isBelowMinimum(request)) return refused(`ledger-${reference}`, 'other');
  const isOld = now.getTime() - since.getTime() > forgetfulMs;
  const known = isOld ? await debitOf(stripe, reference) : undefined;
  const intent = known ?? (await newDebit(stripe, request));
  if (intent.status !== 'requires_action') return { id: intent.id, update: updateOfIntent(intent) };
  // The payer is away and cannot confirm it.
  await stripe.paymentIntents.cancel(intent.id);
  return refused(intent.id, 'authenticationRequired');
}

function refused(id: string, refusal: Refusal): Collected {
  return { id, update: { ...noUpdate, event: 'failed', transactionId: id, refusal } };
}

async function debitOf(stripe: Stripe, reference: string): Promise<Stripe.PaymentIntent | undefined> {
  const found = await stripe.paymentIntents.search({ query: `metadata['payment']:'${reference}'`, limit: 1 });
  return found.data[0];
}

/** A card that is refused comes as an error; the debit stands in it. */
async function newDebit(stripe: Stripe, request: CollectRequest): Promise<Stripe.PaymentIntent> {
  try {
    const once = { idempotencyKey: `payment-${request.reference}` };
    return await stripe.paymentIntents.create(debitParams(request), once);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent;
    throw error;
  }
}

/** Keeps a bank account with its mandate; null when Stripe does not accept the account. */
export async function keepAccount(stripe: Stripe, request: AccountRequest): Promise<KeptMethod | null> {
  const { reference, iban, accountHolder: name, email, customer: user } = request;
  const once = (step: string) => ({ idempotencyKey: `account-${reference}-${step}` });
  try {
    const customer = await stripe.customers.create({ name, email, metadata: { user } }, once('customer'));
    const account = { type: 'sepa_debit', sepa_debit: { iban }, billing_details: { name, email } } as const;
    const method = await stripe.paymentMethods.create(account, once('method'));
    await stripe.setupIntents.create(
      {
        customer: customer.id,
        payment_method: method.id,
        allowed_payment_method_types: ['sepa_debit'],
        confirm: true,
        // The customer gave the mandate on our page: our mandate table is the proof.
        mandate_data: { customer_acceptance: { type: 'offline', offline: {} } },
        metadata: { mandate: reference },
      },
      once('setup'),
    );
    return keptMethodOf(customer.id, method);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400) return null;
    throw error;
  }
}

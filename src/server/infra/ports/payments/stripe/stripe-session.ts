import type Stripe from 'stripe';
import type { PaymentMethod } from '../../../../../shared/enums.ts';
import type { CollectRequest, PaymentRequest } from '../payments.ts';

/**
 * Stripe accepts no smaller amount in EUR; below it the method is only verified, and the cents exist only in our books.
 */
export const minimumCents = 50;

/** For Stripe, Apple Pay and Google Pay are cards: its page shows them on devices that support them. */
const types: Record<PaymentMethod, 'card' | 'sepa_debit' | 'paypal'> = {
  card: 'card',
  applePay: 'card',
  googlePay: 'card',
  sepa: 'sepa_debit',
  paypal: 'paypal',
};

export function isBelowMinimum({ amountCents }: Pick<PaymentRequest, 'amountCents'>): boolean {
  return amountCents < minimumCents;
}

/** A page of Stripe for one payment, in the payer's language. */
export function sessionParams(
  request: PaymentRequest,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const { reference, lang, method } = request;
  const back = returnUrl(request, publicUrl);
  return {
    client_reference_id: reference,
    metadata: { payment: reference },
    locale: lang,
    allowed_payment_method_types: [types[method]],
    success_url: `${back}&success=true`,
    cancel_url: `${back}&success=false`,
    ...(isBelowMinimum(request) ? setupPart(request) : paymentPart(request)),
  };
}

function setupPart({ reference }: PaymentRequest) {
  return {
    mode: 'setup' as const,
    currency: 'eur',
    customer_creation: 'always' as const,
    setup_intent_data: { metadata: { payment: reference } },
  };
}

function paymentPart({ reference, purpose, payee, amountCents, keepMethod }: PaymentRequest) {
  const name = `${payee} ${purpose}`;
  const price = { currency: 'eur', unit_amount: amountCents, product_data: { name } };
  return {
    mode: 'payment' as const,
    line_items: [{ quantity: 1, price_data: price }],
    customer_creation: keepMethod ? ('always' as const) : ('if_required' as const),
    payment_intent_data: {
      description: name,
      metadata: { payment: reference },
      ...(keepMethod ? { setup_future_usage: 'off_session' as const } : {}),
    },
  };
}

/** A payment with a method that Stripe keeps: no page, unless the bank asks the payer to confirm. */
export function savedPaymentParams(
  { reference, purpose, payee, method, amountCents, ...request }: PaymentRequest & { savedToken: string },
  publicUrl: string,
): Stripe.PaymentIntentCreateParams {
  const [customer = '', paymentMethod = ''] = request.savedToken.split('/');
  return {
    amount: amountCents,
    currency: 'eur',
    customer,
    payment_method: paymentMethod,
    allowed_payment_method_types: [types[method]],
    confirm: true,
    description: `${payee} ${purpose}`,
    // A failure is final here; on a page of Stripe the payer can try another card.
    metadata: { payment: reference, saved: 'true' },
    return_url: `${returnUrl(request, publicUrl)}&success=true`,
  };
}

/** A debit of a kept method while the payer is away. */
export function debitParams(request: CollectRequest): Stripe.PaymentIntentCreateParams {
  const { reference, purpose, payee, method, amountCents, token } = request;
  const [customer = '', paymentMethod = ''] = token.split('/');
  return {
    amount: amountCents,
    currency: 'eur',
    customer,
    payment_method: paymentMethod,
    allowed_payment_method_types: [types[method]],
    off_session: true,
    confirm: true,
    description: `${payee} ${purpose}`,
    metadata: { payment: reference, saved: 'true' },
  };
}

export function returnUrl({ returnUrl: path }: Pick<PaymentRequest, 'returnUrl'>, publicUrl: string): string {
  return new URL(path, publicUrl).href;
}

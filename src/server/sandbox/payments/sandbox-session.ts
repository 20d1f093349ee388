import type { PaymentMethod } from '../../../shared/enums.ts';
import type { Lang } from '../../../shared/form-script.ts';
import type { PaymentEvent } from '../../../shared/states/payment.ts';
import { type KeptMethod, nothingNew, type PaymentNews, type RefundNews } from '../../ports/payments/payments.ts';

export type SandboxState = 'open' | 'action' | 'processing' | 'succeeded' | 'failed' | 'canceled';

export interface SandboxSession {
  id: string;
  reference: string;
  state: SandboxState;
  method: PaymentMethod;
  amountCents: number;
  lang: Lang;
  payee: string;
  purpose: string;
  returnUrl: string;
  transactionId: string;
  disputed: boolean;
  iban: string | null;
  /** The payer wants the method kept. */
  keepsMethod: boolean;
  /** Under which it has been kept. */
  keptToken: string | null;
  createdAt: Date;
}

/** On the card that everybody pays with here. */
const testCardEnd = '2031-12';

/** The type of the webhook that tells of a state. */
export const eventTypes: Record<Exclude<SandboxState, 'open'>, string> = {
  action: 'payment_intent.requires_action',
  succeeded: 'payment_intent.succeeded',
  processing: 'payment_intent.processing',
  failed: 'payment_intent.payment_failed',
  canceled: 'payment_intent.canceled',
};

const events: Record<SandboxState, PaymentEvent | null> = {
  open: null,
  action: 'actionRequired',
  processing: 'processing',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'canceled',
};

/** What a session means to whoever asks. */
export function newsOf(session: SandboxSession, refunds: readonly RefundNews[] = []): PaymentNews {
  const { state, transactionId, amountCents, disputed: isDisputed } = session;
  return {
    ...nothingNew,
    event: events[state],
    transactionId,
    amountCents,
    isDisputed,
    refunds,
    kept: keptMethod(session),
  };
}

/** The method as it may be shown: the last four digits are enough to know it again. */
export function keptMethod({ state, keptToken, method, iban }: SandboxSession): KeptMethod | null {
  if (state !== 'succeeded' || keptToken === null) return null;
  const labels: Record<PaymentMethod, string> = {
    card: 'Visa •••• 4242',
    sepa: iban ? `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}` : 'DE•• •••• 3000',
    paypal: 'PayPal',
    applePay: 'Apple Pay',
    googlePay: 'Google Pay',
  };
  return { token: keptToken, label: labels[method], expiresOn: method === 'card' ? testCardEnd : null };
}

/** Back to the shop; a payment that is still under way counts as success there, and the shop asks for more. */
export function returnAddress({ returnUrl, transactionId, state }: SandboxSession): string {
  const success = state === 'succeeded' || state === 'processing';
  return `${returnUrl}&${new URLSearchParams({ transactionId, success: String(success) })}`;
}

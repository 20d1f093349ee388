import type { PaymentMethod } from '../../../shared/enums.ts';
import type { Lang } from '../../../shared/language.ts';
import type { Refusal } from '../../../shared/states/collection.ts';
import type { PaymentEvent } from '../../../shared/states/payment.ts';
import {
  type KeptMethod,
  noUpdate,
  type PaymentUpdate,
  type RefundUpdate,
} from '../../infra/ports/payments/payments.ts';

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
  /** The payer asked to save the method. */
  keepsMethod: boolean;
  /** The token under which the method was saved. */
  keptToken: string | null;
  createdAt: Date;
}

/** Tokens of cards that are accepted on the page and refused when the payer is away begin with it. */
export const refusedLater = 'sbxpm_away_';

/** The expiry of the sandbox's only card. */
const testCardEnd = '2031-12';

/** The type of the webhook for each state. */
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

/** A session as the port's update. */
export function updateOf(session: SandboxSession, refunds: readonly RefundUpdate[] = []): PaymentUpdate {
  const { state, transactionId, amountCents, disputed: isDisputed } = session;
  return {
    ...noUpdate,
    event: events[state],
    transactionId,
    amountCents,
    isDisputed,
    refunds,
    kept: keptMethod(session),
    refusal: refusalOf(session),
  };
}

/** What its bank says of a failed session. */
export function refusalOf({ state, method }: Pick<SandboxSession, 'state' | 'method'>): Refusal | null {
  if (state !== 'failed') return null;
  return method === 'sepa' ? 'insufficientFunds' : 'authenticationRequired';
}

/** The method in its public form: the last four digits are enough to recognise it. */
export function keptMethod({ state, keptToken, method, iban }: SandboxSession): KeptMethod | null {
  if (state !== 'succeeded' || keptToken === null) return null;
  const labels: Record<PaymentMethod, string> = {
    card: keptToken.startsWith(refusedLater) ? 'Visa •••• 3184' : 'Visa •••• 4242',
    sepa: iban ? `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}` : 'DE•• •••• 3000',
    paypal: 'PayPal',
    applePay: 'Apple Pay',
    googlePay: 'Google Pay',
  };
  return { token: keptToken, label: labels[method], expiresOn: method === 'card' ? testCardEnd : null };
}

/** The address of the shop; a payment in progress counts as success there, and the shop asks for its state. */
export function returnAddress({ returnUrl, transactionId, state }: SandboxSession): string {
  const success = state === 'succeeded' || state === 'processing';
  return `${returnUrl}&${new URLSearchParams({ transactionId, success: String(success) })}`;
}

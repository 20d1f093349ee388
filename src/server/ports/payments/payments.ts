import type { PaymentMethod } from '../../../shared/enums.ts';
import type { Lang } from '../../../shared/form-script.ts';
import type { PaymentEvent } from '../../../shared/states/payment.ts';
import type { RefundState } from '../../../shared/states/refund.ts';

/** What a provider needs to take money for us. */
export interface PaymentRequest {
  /** Our payment's id. Asked twice with the same, the provider answers the same session. */
  reference: string;
  /** What the payer reads: the order's number. */
  purpose: string;
  payee: string;
  method: PaymentMethod;
  amountCents: number;
  lang: Lang;
  /** Where the payer comes back to; the provider adds `transactionId` and `success`. */
  returnUrl: string;
  /** The account that a SEPA mandate was given for. */
  iban: string | null;
  /** Who pays: somebody's methods are kept together. */
  customer: string;
  /** The payer asked that the method be kept for another time. */
  keepMethod: boolean;
  /** Of a method that the provider keeps: the payer need not enter it again. */
  savedToken: string | null;
}

export interface PaymentSession {
  id: string;
  /** The provider's page. */
  url: string;
}

/** What a provider says about a refund. */
export interface RefundNews {
  /** The provider's number. */
  id: string;
  /** Our refund's id; null for one that was made at the provider itself. */
  reference: string | null;
  amountCents: number;
  state: Exclude<RefundState, 'due'>;
}

/** A method that the provider keeps for somebody. */
export interface KeptMethod {
  token: string;
  /** What may be shown of it: `Visa •••• 4242`. */
  label: string;
  /** The last month of a card, YYYY-MM; null for what has none. */
  expiresOn: string | null;
}

/** What a provider says about a payment. */
export interface PaymentNews {
  /** Null while nothing has happened. */
  event: PaymentEvent | null;
  transactionId: string | null;
  /** What it took; null when it does not say. */
  amountCents: number | null;
  /** The payer's bank has taken the money back. */
  isDisputed: boolean;
  refunds: readonly RefundNews[];
  /** The method it was paid with, when it was to be kept. */
  kept: KeptMethod | null;
}

export const nothingNew: PaymentNews = {
  event: null,
  transactionId: null,
  amountCents: null,
  isDisputed: false,
  refunds: [],
  kept: null,
};

/** A verified message of the provider. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Our payment's id; null where it says the transaction alone. */
  reference: string | null;
  news: PaymentNews;
}

export interface RefundOrder {
  /** Our refund's id. Asked twice with the same, the provider answers the same refund. */
  reference: string;
  sessionId: string;
  transactionId: string | null;
  amountCents: number;
}

/** A payment provider. All of the paying happens on its page: no card number ever touches ours. */
export interface PaymentsPort {
  kind: 'sandbox' | 'stripe';
  /** Where its pages are, if not at ours: a form of ours must be allowed to lead there. */
  pageOrigin: string | null;
  createSession(request: PaymentRequest): Promise<PaymentSession>;
  /** Ends a session that has not been paid. */
  cancelSession(sessionId: string): Promise<void>;
  statusOf(sessionId: string): Promise<PaymentNews>;
  refund(order: RefundOrder): Promise<RefundNews>;
  /** How a refund stands, by the provider's number. */
  refundOf(id: string): Promise<RefundNews>;
  /** Forgets a method that was kept. */
  forgetMethod(token: string): Promise<void>;
  /** @throws WebhookRefused when the message is not the provider's, or too old */
  readWebhook(headers: Record<string, unknown>, body: string): ProviderEvent;
}

export class WebhookRefused extends Error {}

import type { PaymentMethod } from '../../../../shared/enums.ts';
import type { Lang } from '../../../../shared/language.ts';
import type { Refusal } from '../../../../shared/states/collection.ts';
import type { PaymentEvent } from '../../../../shared/states/payment.ts';
import type { RefundState } from '../../../../shared/states/refund.ts';

/** The data that a provider needs to take money for us. */
export interface PaymentRequest {
  /** Our payment's id. For the same reference the provider answers with the same session. */
  reference: string;
  /** The text for the payer: the order's number. */
  purpose: string;
  payee: string;
  method: PaymentMethod;
  /** Nothing: the method is only kept for later. */
  amountCents: number;
  lang: Lang;
  /** The page to which the payer returns; the provider adds `transactionId` and `success`. */
  returnUrl: string;
  /** The account of the SEPA mandate. */
  iban: string | null;
  /** The payer's id at the provider, which groups the saved methods. */
  customer: string;
  /** The payer asked to save the method. */
  keepMethod: boolean;
  /** The token of a saved method: the payer need not enter it again. */
  savedToken: string | null;
}

export interface PaymentSession {
  id: string;
  /** The provider's page. */
  url: string;
}

/** The data for a debit of a kept method while the payer is away. */
export interface CollectRequest
  extends Pick<PaymentRequest, 'reference' | 'purpose' | 'payee' | 'method' | 'amountCents' | 'lang'> {
  /** The token of the kept method. */
  token: string;
  /** When this debit was asked for the first time: providers do not remember a reference for ever. */
  since: Date;
}

/** A debit at the provider, and how it stands. */
export interface Collected {
  /** As the id of a session: `statusOf` and `refund` know it. */
  id: string;
  update: PaymentUpdate;
}

/** A bank account from which a customer lets us debit. */
export interface AccountRequest {
  /** Our mandate's id. For the same reference the provider answers with the same method. */
  reference: string;
  iban: string;
  accountHolder: string;
  email: string;
  customer: string;
}

/** The provider's answer about a refund. */
export interface RefundUpdate {
  /** The provider's id. */
  id: string;
  /** Our refund's id; null for a refund that was made at the provider itself. */
  reference: string | null;
  amountCents: number;
  state: Exclude<RefundState, 'due'>;
}

/** A method that the provider keeps for a payer. */
export interface KeptMethod {
  token: string;
  /** The part that may be shown: `Visa •••• 4242`. */
  label: string;
  /** The last month of a card, YYYY-MM; null for a method without one. */
  expiresOn: string | null;
}

/** The provider's answer about a payment. */
export interface PaymentUpdate {
  /** Null before the first event. */
  event: PaymentEvent | null;
  transactionId: string | null;
  /** The received amount; null when the provider does not say it. */
  amountCents: number | null;
  /** The payer's bank has taken the money back. */
  isDisputed: boolean;
  refunds: readonly RefundUpdate[];
  /** The method of the payment, when it was to be saved. */
  kept: KeptMethod | null;
  /** Why the bank refused; null when it did not, or did not say. */
  refusal: Refusal | null;
}

export const noUpdate: PaymentUpdate = {
  event: null,
  transactionId: null,
  amountCents: null,
  isDisputed: false,
  refunds: [],
  kept: null,
  refusal: null,
};

/** A verified message of the provider. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Our payment's id; null where the provider sends only the transaction. */
  reference: string | null;
  update: PaymentUpdate;
}

export interface RefundOrder {
  /** Our refund's id. For the same reference the provider answers with the same refund. */
  reference: string;
  sessionId: string;
  transactionId: string | null;
  amountCents: number;
}

/**
 * A payment provider. The payer pays on its page: our pages never receive a card number. `signal` tells a call that its
 * time is over and that it must start nothing more.
 */
export interface PaymentsPort {
  kind: 'sandbox' | 'stripe';
  /** The origin of its pages, unless they are ours: the policy must allow our forms to lead there. */
  pageOrigin: string | null;
  /** A smaller debit is impossible: the payer settles it on the provider's page. */
  leastDebitCents: number;
  createSession(request: PaymentRequest, signal?: AbortSignal): Promise<PaymentSession>;
  /** Ends a session that was not paid. */
  cancelSession(sessionId: string, signal?: AbortSignal): Promise<void>;
  statusOf(sessionId: string, signal?: AbortSignal): Promise<PaymentUpdate>;
  /**
   * Debits a kept method without the payer. A refusal is an answer, not an error; after an error the caller asks again
   * with the same reference, and money is taken once.
   */
  collect(request: CollectRequest, signal?: AbortSignal): Promise<Collected>;
  /** Keeps a bank account for later debits; null when the provider does not accept it. */
  keepAccount(request: AccountRequest, signal?: AbortSignal): Promise<KeptMethod | null>;
  refund(order: RefundOrder, signal?: AbortSignal): Promise<RefundUpdate>;
  /** The state of a refund, by the provider's id. */
  refundOf(id: string, signal?: AbortSignal): Promise<RefundUpdate>;
  /** Deletes a saved method. */
  forgetMethod(token: string, signal?: AbortSignal): Promise<void>;
  /** @throws WebhookRefused when the message is not from the provider, or is too old */
  readWebhook(headers: Record<string, unknown>, body: string): ProviderEvent;
}

export class WebhookRefused extends Error {}

import type { PaymentMethod } from '../../../shared/enums.ts';
import type { Lang } from '../../../shared/form-script.ts';
import type { PaymentEvent } from '../../../shared/states/payment.ts';

/** What a provider needs to take money for us. */
interface PaymentRequest {
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
}

interface PaymentSession {
  id: string;
  /** The provider's page. */
  url: string;
}

/** What a provider says about a session; no event while nothing has happened. */
interface PaymentNews {
  event: PaymentEvent | null;
  transactionId: string | null;
}

/** A verified message of the provider. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Our payment's id. */
  reference: string;
  transactionId: string | null;
}

/** A payment provider. All of the paying happens on its page: no card number ever touches ours. */
export interface PaymentsPort {
  kind: 'sandbox' | 'stripe';
  createSession(request: PaymentRequest): Promise<PaymentSession>;
  /** Ends a session that has not been paid. */
  cancelSession(sessionId: string): Promise<void>;
  statusOf(sessionId: string): Promise<PaymentNews>;
  /** @throws WebhookRefused when the message is not the provider's, or too old */
  readWebhook(headers: Record<string, unknown>, body: string): ProviderEvent;
}

export class WebhookRefused extends Error {}

import {
  noUpdate,
  type PaymentRequest,
  type PaymentsPort,
  type PaymentUpdate,
  type ProviderEvent,
  type RefundUpdate,
} from '../../src/server/infra/ports/payments/payments.ts';
import type { PaymentEvent } from '../../src/shared/states/payment.ts';

/** What really happened to one payment. */
export interface TruePayment {
  id: string;
  reference: string;
  amountCents: number;
  state: 'open' | Extract<PaymentEvent, 'processing' | 'succeeded' | 'failed' | 'canceled'>;
  disputed: boolean;
  refunds: RefundUpdate[];
}

type Change = 'pay' | 'process' | 'fail' | 'cancel' | 'settle' | 'bounce' | 'dispute' | 'refund';

/** A provider in memory that always knows the truth, and whose messages wait until a test delivers them. */
export class ModelProvider {
  readonly payments: TruePayment[] = [];
  /** Every message ever, in the order in which it was written. */
  readonly messages: ProviderEvent[] = [];
  private serial = 0;

  readonly port: PaymentsPort = {
    kind: 'stripe',
    pageOrigin: null,
    leastDebitCents: 1,
    createSession: async ({ reference, amountCents }) => {
      const known = this.payments.find((one) => one.reference === reference);
      const id = known?.id ?? `session-${this.serial++}-${reference}`;
      if (!known)
        this.payments.push({ id, reference, amountCents, state: 'open', disputed: false, refunds: [] });
      return { id, url: `https://pay.example/${id}` };
    },
    cancelSession: async (id) => this.change(this.find(id), 'cancel'),
    statusOf: async (id) => this.updateOf(this.find(id)),
    refund: async ({ reference, sessionId, amountCents }) =>
      this.refund(this.find(sessionId), reference, amountCents),
    refundOf: async (id) => {
      const found = this.payments.flatMap(({ refunds }) => refunds).find((one) => one.id === id);
      if (!found) throw new Error('There is no such refund.');
      return { ...found };
    },
    collect: async ({ reference, amountCents }) => {
      const { id } = await this.port.createSession({ reference, amountCents } as PaymentRequest); // reads no more
      this.change(this.find(id), 'process');
      return { id, update: this.updateOf(this.find(id)) };
    },
    keepAccount: async () => null,
    forgetMethod: async () => {},
    readWebhook: (_headers, body) => JSON.parse(body) as ProviderEvent,
  };

  /** Something happens at the payer, or at a bank; what cannot happen now does not. */
  change(payment: TruePayment, change: Change): void {
    const { state, disputed } = payment;
    if (change === 'pay' && state === 'open') this.say(payment, 'succeeded');
    else if (change === 'process' && state === 'open') this.say(payment, 'processing');
    else if (change === 'fail' && state === 'open') this.say(payment, 'failed');
    else if (change === 'cancel' && state === 'open') this.say(payment, 'canceled');
    else if (change === 'settle' && state === 'processing') this.say(payment, 'succeeded');
    else if (change === 'bounce' && state === 'processing') this.say(payment, 'failed');
    else if (change === 'dispute' && state === 'succeeded' && !disputed) {
      payment.disputed = true;
      this.write(payment, { isDisputed: true });
    } else if (change === 'refund' && state === 'succeeded' && !disputed && this.leftOf(payment) > 0)
      this.refund(payment, null, 1 + (this.serial % this.leftOf(payment)));
  }

  /** What has not gone back yet. */
  leftOf({ amountCents, refunds }: TruePayment): number {
    const back = refunds.filter(({ state }) => state !== 'failed');
    return amountCents - back.reduce((sum, one) => sum + one.amountCents, 0);
  }

  private refund(payment: TruePayment, reference: string | null, amountCents: number): RefundUpdate {
    const known = payment.refunds.find((one) => reference !== null && one.reference === reference);
    if (known) return { ...known };
    if (payment.disputed || payment.state !== 'succeeded' || amountCents > this.leftOf(payment))
      throw new Error('There is no such money to send back.');
    const refund: RefundUpdate = {
      id: `refund-${this.serial++}-${payment.id}`,
      reference,
      amountCents,
      state: 'succeeded',
    };
    payment.refunds.push(refund);
    this.write(payment, { refunds: [refund] });
    return { ...refund };
  }

  private say(payment: TruePayment, state: Exclude<TruePayment['state'], 'open'>): void {
    payment.state = state;
    this.write(payment, { event: state });
  }

  private write(payment: TruePayment, update: Partial<PaymentUpdate>): void {
    const types = {
      processing: 'processing',
      succeeded: 'succeeded',
      failed: 'payment_failed',
      canceled: 'canceled',
    };
    const type = update.event
      ? `payment_intent.${types[update.event as keyof typeof types]}`
      : update.isDisputed
        ? 'charge.dispute.created'
        : 'charge.refunded';
    const base = { transactionId: `tr-${payment.id}`, amountCents: payment.amountCents };
    const message = {
      id: `event-${this.serial++}-${payment.id}`,
      type,
      reference: payment.reference,
      update: { ...noUpdate, ...base, ...update },
    };
    this.messages.push(structuredClone(message)); // later changes are told by later messages
  }

  private updateOf({ id, state, amountCents, disputed, refunds }: TruePayment): PaymentUpdate {
    const event = state === 'open' ? null : state;
    return structuredClone({
      ...noUpdate,
      event,
      transactionId: `tr-${id}`,
      amountCents,
      isDisputed: disputed,
      refunds,
    });
  }

  private find(id: string): TruePayment {
    const found = this.payments.find((one) => one.id === id);
    if (!found) throw new Error('There is no such session.');
    return found;
  }
}

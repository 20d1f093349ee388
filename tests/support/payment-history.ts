import type { AppDeps } from '../../src/server/infra/deps.ts';
import type { PaymentUpdate } from '../../src/server/infra/ports/payments/payments.ts';
import { applyPaymentUpdate } from '../../src/server/modules/payments/apply-payment-update.service.ts';
import { checkout } from '../../src/server/modules/payments/checkout.service.ts';
import { settlementOf } from '../../src/server/modules/payments/payment.repository.ts';
import { requestRefund } from '../../src/server/modules/payments/refund.service.ts';
import { runRefunds } from '../../src/server/modules/payments/run-refunds.service.ts';
import { takeWebhook } from '../../src/server/modules/payments/webhook.service.ts';
import type { PaymentMethod } from '../../src/shared/enums.ts';
import type { TestApp } from './app.ts';
import { ModelProvider, type TruePayment } from './model-provider.ts';
import { seededRandom } from './seeded-random.ts';

/** How update reach our book: as the product does it, or naively. */
export interface Bookkeeping {
  webhook(deps: AppDeps, body: string): Promise<void>;
  polled(deps: AppDeps, paymentId: string, update: PaymentUpdate): Promise<void>;
}

export const product: Bookkeeping = {
  webhook: (deps, body) => takeWebhook(deps, {}, body),
  polled: (deps, paymentId, update) =>
    deps.db.transaction(async (tx) => void (await applyPaymentUpdate(tx, deps, paymentId, update))),
};

/** The last message wins, and whatever comes is done: what one writes first, and what goes wrong. */
export const naive: Bookkeeping = {
  webhook: (deps, body) => {
    const event = JSON.parse(body) as { reference: string; update: PaymentUpdate };
    return naive.polled(deps, event.reference, event.update);
  },
  polled: async ({ db }, paymentId, { event, amountCents }) => {
    if (!event) return;
    const states = {
      processing: 'processing',
      succeeded: 'succeeded',
      failed: 'failed',
      canceled: 'failed',
      actionRequired: 'pending',
    };
    const received = event === 'succeeded' ? amountCents : null;
    await db.query(
      `UPDATE payment SET state = $2, received_cents = $3, refunded_cents = 0, settles = $2 = 'succeeded' WHERE id = $1`,
      [paymentId, states[event], received],
    );
    if (event !== 'succeeded') return;
    await db.query(
      `UPDATE option_booking SET state = 'booked', starts_on = '2026-03-02'
        WHERE id = (SELECT subject_id FROM payment WHERE id = $1)`,
      [paymentId],
    );
  },
};

interface Row {
  id: string;
  state: string;
  settles: boolean;
  received: number | null;
  refunded: number;
  disputed: boolean;
}

const methods: PaymentMethod[] = ['sepa', 'paypal', 'googlePay', 'applePay'];
const happenings = ['pay', 'process', 'fail', 'cancel', 'settle', 'bounce', 'dispute', 'refund'] as const;

/** One booking and all that a seed lets happen to it; answers what is wrong in the end, in sentences. */
export async function playHistory(t: TestApp, seed: number, book: Bookkeeping): Promise<string[]> {
  const history = new History(t, seed, book);
  await history.begin();
  await history.play();
  await history.heal();
  const faults = await history.faults();
  await history.end();
  return faults;
}

class History {
  private readonly provider = new ModelProvider();
  private readonly random;
  private readonly bookingId: string;
  private readonly deps: AppDeps;
  private readonly t: TestApp;
  private readonly book: Bookkeeping;
  private readonly seed: number;
  private userId = '';
  private wasCancelled = false;

  constructor(t: TestApp, seed: number, book: Bookkeeping) {
    this.t = t;
    this.seed = seed;
    this.book = book;
    this.random = seededRandom(seed);
    this.bookingId = this.random.id();
    this.deps = { ...t.deps, random: this.random, ports: { ...t.ports, payments: this.provider.port } };
  }

  async begin(): Promise<void> {
    const rows = await this.t.db.query<{ userId: string }>(
      `INSERT INTO option_booking (id, team, number, user_id, contract_id, option_id, price_cents, lang, early_start,
         state, created_at, updated_at)
       SELECT $1, c.team, 'P-' || $2::text, c.user_id, c.id, o.id, 999, 'de', true, 'pendingPayment', $3, $3
         FROM contract c JOIN tariff_option o ON o.team = c.team ORDER BY c.id, o.id LIMIT 1
       RETURNING user_id AS "userId"`,
      [this.bookingId, this.random.digits(12), this.t.now()],
    );
    this.userId = rows[0]?.userId ?? '';
    await this.attempt();
  }

  async play(): Promise<void> {
    const steps = 6 + this.below(14);
    for (let step = 0; step < steps; step++) await this.step(this.below(10));
  }

  /** Nobody sends messages any more: what is missed heals by asking. */
  async heal(): Promise<void> {
    for (let round = 0; round < 3; round++) {
      for (const payment of this.provider.payments) await this.poll(payment);
      this.t.pass({ days: 2 });
      await this.refunds();
    }
  }

  async end(): Promise<void> {
    await this.t.db.query(
      "UPDATE refund SET state = 'failed' WHERE state IN ('due', 'requested') AND payment_id IN (SELECT id FROM payment WHERE subject_id = $1)",
      [this.bookingId],
    );
    await this.t.db.query("UPDATE option_booking SET state = 'cancelled', starts_on = NULL WHERE id = $1", [
      this.bookingId,
    ]);
  }

  async faults(): Promise<string[]> {
    const rows = await this.rows();
    const [booking] = await this.t.db.query<{ state: string }>(
      'SELECT state FROM option_booking WHERE id = $1',
      [this.bookingId],
    );
    const settled = rows.filter(({ settles }) => settles);
    const hadMoney = this.provider.payments.some(({ state }) => state === 'succeeded');
    const faults = this.provider.payments.flatMap((truth) =>
      this.faultsOf(
        truth,
        rows.find(({ id }) => id === truth.reference),
      ),
    );
    if (settled.length > 1) faults.push('two payments settle one booking');
    if ((booking?.state === 'booked') !== (settled.length === 1))
      faults.push(`the booking is ${booking?.state} with ${settled.length} settlements`);
    if (hadMoney && settled.length === 0 && !this.wasCancelled)
      faults.push('money came, and nothing is booked');
    return faults.map((fault) => `seed ${this.seed}: ${fault}`);
  }

  private faultsOf(truth: TruePayment, row: Row | undefined): string[] {
    if (!row) return ['a payment is gone'];
    const faults: string[] = [];
    const isPaid = truth.state === 'succeeded';
    const says = (what: string) => faults.push(`${what}: ${JSON.stringify({ truth, row })}`);
    if ((row.state === 'succeeded') !== isPaid) says('our state is not what happened');
    if ((truth.state === 'failed' || truth.state === 'canceled') && row.state !== 'failed')
      says('an ended attempt is open');
    if (row.disputed !== truth.disputed) says('a dispute is not noted');
    if (isPaid && row.received !== truth.amountCents) says('what came in is not noted');
    if (isPaid && row.refunded !== truth.amountCents - this.provider.leftOf(truth))
      says('the refunds of the two books differ');
    if (isPaid && !row.settles && !truth.disputed && this.provider.leftOf(truth) > 0)
      says('money that paid nothing was kept');
    return faults;
  }

  private async step(kind: number): Promise<void> {
    const payment = this.provider.payments[this.below(this.provider.payments.length)];
    if (kind === 0) return this.attempt();
    if (kind <= 3 && payment)
      return this.provider.change(payment, happenings[this.below(happenings.length)] ?? 'pay');
    if (kind <= 6) return this.deliver();
    if (kind === 7 && payment) return this.poll(payment);
    if (kind === 8) return this.below(2) === 0 ? this.cancel() : this.giveBack();
    await this.refunds();
  }

  private async attempt(): Promise<void> {
    const method = methods[this.below(methods.length)] ?? 'paypal';
    const subject = { kind: 'option', id: this.bookingId } as const;
    const request = { userId: this.userId, subject, version: 'V3', method, versions: ['V3'] as const };
    await checkout(this.deps, { ...request, idempotencyKey: this.random.id() }).catch(() => {}); // what is closed is refused
  }

  /** Any message, new or old: late, in any order, twice. Some are never chosen. */
  private async deliver(): Promise<void> {
    const message = this.provider.messages[this.below(this.provider.messages.length)];
    if (message) await this.book.webhook(this.deps, JSON.stringify(message)).catch(() => {}); // it would come again
  }

  private async poll(payment: TruePayment): Promise<void> {
    const update = await this.provider.port.statusOf(payment.id);
    const [row] = (await this.rows()).filter(({ id }) => id === payment.reference);
    if (update.event === null && row?.state === 'failed') await this.provider.port.cancelSession(payment.id);
    else if (update.event !== null)
      await this.book.polled(this.deps, payment.reference, update).catch(() => {});
  }

  private async cancel(): Promise<void> {
    const rows = await this.t.db.query(
      `UPDATE option_booking SET state = 'cancelled' WHERE id = $1 AND state = 'pendingPayment' RETURNING id`,
      [this.bookingId],
    );
    this.wasCancelled ||= rows.length === 1;
  }

  private async giveBack(): Promise<void> {
    const paid = await settlementOf(this.t.db, { kind: 'option', id: this.bookingId });
    if (!paid) return;
    const amountCents = 1 + this.below(999);
    await this.t.db.transaction((tx) =>
      requestRefund(tx, this.deps, {
        paymentId: paid.id,
        amountCents,
        reason: 'withdrawal',
        dueAt: this.t.now(),
      }),
    );
  }

  private refunds(): Promise<void> {
    return runRefunds(this.deps, () => {}); // one that the provider refuses is tried again, and shows in the end
  }

  private rows(): Promise<Row[]> {
    return this.t.db.query<Row>(
      `SELECT id, state, settles, received_cents AS received, refunded_cents AS refunded,
         disputed_at IS NOT NULL AS disputed FROM payment WHERE subject_id = $1`,
      [this.bookingId],
    );
  }

  private below(limit: number): number {
    return Number(this.random.digits(6)) % Math.max(1, limit);
  }
}

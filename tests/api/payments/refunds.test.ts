import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settlementOf } from '../../../src/server/modules/payments/payment.repository.ts';
import { requestRefund } from '../../../src/server/modules/payments/refund.service.ts';
import { runRefunds } from '../../../src/server/modules/payments/run-refunds.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { type Checkout, checkout, choose } from '../../support/payments.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';

let t: TestApp;
let server: PostgresServer | null;
let serial = 100;
beforeAll(async () => {
  server = await startPostgres();
  t = await createTestApp(server ? { databaseUrl: server.url } : {});
});
afterAll(async () => {
  await t.close();
  await server?.stop();
});

/** A paid order whose payment was of so many cents. */
async function paid(amountCents: number) {
  const { client, order } = await guestWithOrder(t, `+4917604069${serial++}`);
  await t.db.query('UPDATE orders SET today_cents = $2 WHERE id = $1', [order.id, amountCents]);
  const { url } = (await checkout(client, order)).payload<Checkout>();
  await choose(t, url, 'pay');
  const payment = await settlementOf(t.db, { kind: 'order', id: order.id });
  if (!payment) throw new Error('The order is not paid.');
  return { client, order, payment };
}
const ask = (paymentId: string, amountCents: number) =>
  t.db.transaction((tx) =>
    requestRefund(tx, t.deps, { paymentId, amountCents, reason: 'withdrawal', dueAt: t.now() }),
  );
const refundsOf = (paymentId: string) =>
  t.db.query<{ state: string; amount: number; providerId: string | null }>(
    `SELECT state, amount_cents AS amount, provider_id AS "providerId" FROM refund WHERE payment_id = $1 ORDER BY 2`,
    [paymentId],
  );
const refundedAtProvider = async (paymentId: string) =>
  (
    await t.db.query<{ n: number }>(
      `SELECT coalesce(sum(r.amount_cents), 0)::int AS n FROM sandbox_refund r
        JOIN sandbox_session s ON s.id = r.session_id WHERE s.reference = $1`,
      [paymentId],
    )
  )[0]?.n;
const noFailure = (error: unknown) => {
  throw error;
};

describe('a refund', () => {
  it('is written down, sent to the provider once, and its end is noted', async () => {
    const { payment } = await paid(3000);
    expect(await ask(payment.id, 1200)).toBeTruthy();
    expect(await refundsOf(payment.id)).toEqual([{ state: 'due', amount: 1200, providerId: null }]);
    await runRefunds(t.deps, noFailure);
    await runRefunds(t.deps, noFailure);
    expect(await refundsOf(payment.id)).toMatchObject([{ state: 'succeeded', amount: 1200 }]);
    expect(await refundedAtProvider(payment.id)).toBe(1200);
  });

  it('is never more than was paid, however many ask at once', async () => {
    const { payment } = await paid(3000);
    const asked = await Promise.all(Array.from({ length: 20 }, () => ask(payment.id, 700)));
    expect(asked.filter(Boolean)).toHaveLength(4);
    expect(await ask(payment.id, 201)).toBeUndefined();
    expect(await ask(payment.id, 200)).toBeTruthy();
    await Promise.all([runRefunds(t.deps, noFailure), runRefunds(t.deps, noFailure)]);
    expect(await refundedAtProvider(payment.id)).toBe(3000);
  });

  it('is refused for a payment that is unknown or brought nothing', async () => {
    expect(await ask(randomUUID(), 1)).toBeUndefined();
    const { client, order } = await guestWithOrder(t, `+4917604069${serial++}`);
    const { payment } = (await checkout(client, order)).payload<Checkout>();
    expect(await ask(payment.id, 1)).toBeUndefined();
  });

  it('cannot be overdrawn by a statement that forgets to look: the constraint stands behind it', async () => {
    const { payment } = await paid(500);
    const naive = t.db.query('UPDATE payment SET refunded_cents = refunded_cents + 501 WHERE id = $1', [
      payment.id,
    ]);
    await expect(naive).rejects.toMatchObject({ code: '23514', constraint: 'payment_refunds' });
  });

  it('waits for a provider that is out of order, longer each time, and is not asked for twice', async () => {
    const { payment } = await paid(900);
    await ask(payment.id, 900);
    const real = t.ports.payments.refund;
    const failures: unknown[] = [];
    t.ports.payments.refund = async (order) => {
      await real(order); // the refund is made, its answer is lost
      throw new Error('no answer');
    };
    await runRefunds(t.deps, (error) => failures.push(error));
    t.ports.payments.refund = real;
    expect(failures).toHaveLength(1);
    expect(await refundsOf(payment.id)).toMatchObject([{ state: 'due' }]);
    await runRefunds(t.deps, noFailure);
    expect(await refundsOf(payment.id)).toMatchObject([{ state: 'due' }]);
    t.pass({ minutes: 2 });
    await runRefunds(t.deps, noFailure);
    expect(await refundsOf(payment.id)).toMatchObject([{ state: 'succeeded' }]);
    expect(await refundedAtProvider(payment.id)).toBe(900);
  });
});

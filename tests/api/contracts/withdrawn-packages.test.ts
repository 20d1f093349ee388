import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { withdraw } from '../../support/declarations.ts';
import { paidOrder } from '../../support/lines.ts';
import { type Checkout, choose } from '../../support/payments.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

type Booked = Checkout & { bookingId: string };
const packages = async () =>
  (
    await t.db.query<{ slug: string }>(
      "SELECT slug FROM tariff_option WHERE duration_days IS NOT NULL AND team = 'kanarya' ORDER BY slug",
    )
  ).map(({ slug }) => slug);
async function book(
  client: TestClient,
  slug = '',
  { method = 'paypal', earlyStart = true } = {},
): Promise<Booked> {
  const key = { 'idempotency-key': randomUUID() };
  const body = { earlyStart, method };
  return (await client.post(`/api/options/${slug}/payment-intent`, body, key)).payload<Booked>();
}
const bookingOf = async (id: string) =>
  (
    await t.db.query<object>(
      'SELECT state, starts_on AS "startsOn", ends_on AS "endsOn" FROM option_booking WHERE id = $1',
      [id],
    )
  )[0];
const moneyOf = async (id: string) =>
  (
    await t.db.query<{ state: string; received: number | null; refunded: number }>(
      'SELECT state, received_cents AS received, refunded_cents AS refunded FROM payment WHERE subject_id = $1',
      [id],
    )
  )[0];
const ended = { state: 'cancelled', startsOn: null, endsOn: null };

describe('packages booked beside an order that is withdrawn from', () => {
  test('end, and their money goes back but for the days that were used by express wish', async () => {
    const { client, declared } = await paidOrder(t);
    const { url, bookingId } = await book(client, (await packages())[0]);
    await choose(t, url, 'pay');
    expect(await bookingOf(bookingId)).toMatchObject({ state: 'booked' });
    await withdraw(t.client(), declared);
    expect(await bookingOf(bookingId)).toEqual(ended);
    const money = await moneyOf(bookingId);
    expect(money?.received).toBeGreaterThan(1);
    // A day of the line was used on request: the order's cent and a part of this pay for it.
    const [final] = await t.db.query<{ cents: number }>(
      `SELECT total_cents AS cents FROM invoice i JOIN orders o ON o.id = i.order_id
        WHERE o.number = $1 AND kind = 'final'`,
      [declared.contractNumber],
    );
    const received = money?.received ?? 0;
    const [option] = await t.db.query<{ days: number }>(
      'SELECT o.duration_days AS days FROM option_booking b JOIN tariff_option o ON o.id = b.option_id WHERE b.id = $1',
      [bookingId],
    );
    const kept = Math.round(received / (option?.days ?? 0));
    expect(kept).toBeGreaterThan(0);
    expect(money?.refunded).toBe(received + 1 - (final?.cents ?? 0) - kept);
  });

  test('that were to begin after their period go back whole', async () => {
    const { client, declared } = await paidOrder(t, (forms) => ({
      ...forms,
      'order/approval': { termsAccepted: true, summaryReceived: true, earlyStart: false },
    }));
    const { url, bookingId } = await book(client, (await packages())[0], { earlyStart: false });
    await choose(t, url, 'pay');
    await withdraw(t.client(), declared);
    const money = await moneyOf(bookingId);
    expect(money).toMatchObject({ state: 'succeeded', refunded: money?.received });
  });

  test('that nobody has paid cannot be paid any more', async () => {
    const { client, declared } = await paidOrder(t);
    const { url, bookingId } = await book(client, (await packages())[0]);
    await withdraw(t.client(), declared);
    expect(await bookingOf(bookingId)).toEqual(ended);
    expect(await moneyOf(bookingId)).toMatchObject({ state: 'failed', received: null });
    const page = await t.app.inject(url);
    expect([page.statusCode, page.headers.location]).toEqual([303, expect.stringContaining('success=false')]);
  });

  test('whose money is on its way end, and it goes back when it comes', async () => {
    const { client, declared } = await paidOrder(t);
    const { url, bookingId } = await book(client, (await packages())[0], { method: 'sepa' });
    await choose(t, url, 'process');
    await withdraw(t.client(), declared);
    expect(await bookingOf(bookingId)).toEqual(ended);
    t.pass({ seconds: 10 });
    await client.get(`/api/payments/option/${bookingId}`);
    const money = await moneyOf(bookingId);
    expect(money).toMatchObject({ state: 'succeeded', refunded: money?.received });
    expect(await bookingOf(bookingId)).toEqual(ended);
  });
});

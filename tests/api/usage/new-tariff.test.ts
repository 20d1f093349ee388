import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveDueAllowances } from '../../../src/server/modules/packages/give-due.service.ts';
import type { ChangesView } from '../../../src/shared/api/changes.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live, paidOrder } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';
import { bookAndPay } from '../../support/usage.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A customer with a Flex M, whose Flex L begins with the second month. */
async function withPlannedChange() {
  const { client, email, order } = await paidOrder(t);
  await live(t, 1);
  await logIn(client, email);
  const { offers } = (await client.get('/api/tariffs/me/changes')).payload<ChangesView>();
  const tariffId = offers.find(({ tariff }) => tariff.slug === 'flex-l')?.tariff.id;
  const wish = { tariffId, earlyStart: true };
  (await client.post('/api/tariffs/me/contract-summary', wish)).payload();
  const body = { ...wish, summaryReceived: true, termsAccepted: true };
  (await client.post('/api/tariffs/me', body, { 'idempotency-key': randomUUID() })).payload();
  return { client, email, orderId: order.id };
}

const givenTo = (orderId: string) =>
  t.db.query<{ source: string; month: number; amount: number }>(
    `SELECT a.source, a.month, a.amount FROM allowance a JOIN contract c ON c.id = a.contract_id
      WHERE c.order_id = $1 ORDER BY a.starts_at, a.source`,
    [orderId],
  );

test('the month of a new tariff has its volume, also when it is given before the change is noted', async () => {
  const { orderId } = await withPlannedChange();
  t.pass({ days: 35 });
  await giveDueAllowances(t.deps);
  expect(await givenTo(orderId)).toEqual([
    { source: 'tariff', month: 1, amount: 20_000 },
    { source: 'tariff', month: 2, amount: 40_000 },
  ]);
});

test('a package with the volume of the plan has that of the new tariff from its first day on, noted or not', async () => {
  const { client, email, orderId } = await withPlannedChange();
  t.pass({ days: 35 });
  await logIn(client, email);
  await bookAndPay(t, client, 'data-reset');
  const packages = (await givenTo(orderId)).filter(({ source }) => source === 'booking');
  expect(packages).toEqual([{ source: 'booking', month: 0, amount: 40_000 }]);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveDueAllowances } from '../../../src/server/modules/packages/give-due.service.ts';
import type { ChangesView } from '../../../src/shared/api/changes.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live, paidOrder } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('the month of a new tariff has its volume, also when it is given before the change is noted', async () => {
  const { client, email, order } = await paidOrder(t); // a Flex M
  await live(t, 1);
  await logIn(client, email);
  const { offers } = (await client.get('/api/tariffs/me/changes')).payload<ChangesView>();
  const tariffId = offers.find(({ tariff }) => tariff.slug === 'flex-l')?.tariff.id;
  const wish = { tariffId, earlyStart: true };
  (await client.post('/api/tariffs/me/contract-summary', wish)).payload();
  const body = { ...wish, summaryReceived: true, termsAccepted: true };
  (await client.post('/api/tariffs/me', body, { 'idempotency-key': randomUUID() })).payload();
  t.pass({ days: 35 });
  await giveDueAllowances(t.deps);
  const months = await t.db.query<{ month: number; amount: number }>(
    `SELECT a.month, a.amount FROM allowance a JOIN contract c ON c.id = a.contract_id
      WHERE c.order_id = $1 ORDER BY a.month`,
    [order.id],
  );
  expect(months[0]).toEqual({ month: 1, amount: 20_000 });
  expect(months[1]?.amount).toBeGreaterThan(20_000);
  expect(months).toHaveLength(2);
});

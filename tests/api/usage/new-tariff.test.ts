import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import { giveDueAllowances } from '../../../src/server/modules/packages/give-due.service.ts';
import type { ChangesView } from '../../../src/shared/api/changes.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { invoicesOf, live, paidOrder } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';
import { bookAndPay } from '../../support/usage.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A customer with a Flex M, whose Flex L begins with the second month; twelve days later it has begun. */
async function withPlannedChange() {
  const { client, email, order } = await paidOrder(t);
  await live(t, 1);
  t.pass({ days: 22 });
  await logIn(client, email);
  (await orderTariff(client, 'flex-l')).payload();
  return { client, email, orderId: order.id };
}

async function orderTariff(client: TestClient, slug: string) {
  const { offers } = (await client.get('/api/tariffs/me/changes')).payload<ChangesView>();
  const tariffId = offers.find(({ tariff }) => tariff.slug === slug)?.tariff.id;
  const wish = { tariffId, earlyStart: true };
  (await client.post('/api/tariffs/me/contract-summary', wish)).payload();
  const body = { ...wish, summaryReceived: true, termsAccepted: true };
  return client.post('/api/tariffs/me', body, { 'idempotency-key': randomUUID() });
}

const givenTo = (orderId: string) =>
  t.db.query<{ source: string; month: number; amount: number }>(
    `SELECT a.source, a.month, a.amount FROM allowance a JOIN contract c ON c.id = a.contract_id
      WHERE c.order_id = $1 ORDER BY a.starts_at, a.source`,
    [orderId],
  );

test('the month of a new tariff has its volume, also when it is given before the change is noted', async () => {
  const { orderId } = await withPlannedChange();
  t.pass({ days: 12 });
  await giveDueAllowances(t.deps);
  expect(await givenTo(orderId)).toEqual([
    { source: 'tariff', month: 1, amount: 20_000 },
    { source: 'tariff', month: 2, amount: 40_000 },
  ]);
});

const acts = {
  'taken back': ({ client }) => client.send('DELETE', '/api/tariffs/me/changes'),
  'followed by a cancellation': ({ client, contractId }) =>
    client.post(`/api/contracts/me/${contractId}/cancellation`, {}),
  'withdrawn from': ({ client, contractId, change }) =>
    client.post(`/api/contracts/me/${contractId}/withdrawal`, { part: change }),
  'followed by another change': ({ client }) => orderTariff(client, 'flex-s'),
} satisfies Record<
  string,
  (line: { client: TestClient; contractId: string; change: string }) => Promise<unknown>
>;

test.each(Object.entries(acts))(
  'a new tariff whose first day has come, %s before it is noted, has begun: volume and bill are its own',
  async (_what, act) => {
    const { client, email, orderId } = await withPlannedChange();
    t.pass({ days: 12 });
    await giveDueAllowances(t.deps);
    await logIn(client, email);
    const [line] = await t.db.query<{ contractId: string; change: string }>(
      `SELECT c.id AS "contractId", h.number AS change FROM contract c JOIN tariff_change h ON h.contract_id = c.id
        WHERE c.order_id = $1`,
      [orderId],
    );
    await act({ client, contractId: line?.contractId ?? '', change: line?.change ?? '' });
    await runLifecycle(t.deps);
    const states = 'SELECT state FROM tariff_change WHERE number = $1';
    expect(await t.db.query(states, [line?.change])).toEqual([{ state: 'begun' }]);
    const bill = (await invoicesOf(t, orderId)).find(({ month }) => month === 2);
    expect(bill?.lines.find(({ id }) => id === 'tariff')?.args).toMatchObject({ name: 'Flex L' });
    expect((await givenTo(orderId)).filter(({ month }) => month === 2)).toEqual([
      { source: 'tariff', month: 2, amount: 40_000 },
    ]);
  },
);

test('a package with the volume of the plan has that of the new tariff from its first day on, noted or not', async () => {
  const { client, email, orderId } = await withPlannedChange();
  t.pass({ days: 12 });
  await logIn(client, email);
  await bookAndPay(t, client, 'data-reset');
  const packages = (await givenTo(orderId)).filter(({ source }) => source === 'booking');
  expect(packages).toEqual([{ source: 'booking', month: 0, amount: 40_000 }]);
});

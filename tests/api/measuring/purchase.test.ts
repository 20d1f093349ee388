import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Purchase } from '../../../src/shared/api/measuring.ts';
import type { OrderView } from '../../../src/shared/api/order-view.ts';
import options from '../../../teams/content/options.json' with { type: 'json' };
import { createTestApp, type TestApp } from '../../support/app.ts';
import { paidOrder } from '../../support/lines.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { bookAndPay } from '../../support/usage.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const germanName = options.find(({ slug }) => slug === 'tuerkiye-100')?.words.de.name;

type Client = ReturnType<TestApp['client']>;
const take = async (client: Client, id: string, kind = 'order') =>
  (await client.post(`/api/payments/${kind}/${id}/purchase`)).payload<{ purchase: Purchase | null }>()
    .purchase;

test('a paid order is given once: transaction, value, and items that add up to it', async () => {
  const { client, order } = await paidOrder(t);
  const { order: view } = (await client.get(`/api/orders/${order.id}`)).payload<{ order: OrderView }>();
  const purchase = await take(client, order.id);
  expect(purchase).toMatchObject({
    transactionId: view.payment?.transactionId,
    valueCents: view.price.todayCents,
    items: [{ id: view.tariff.id, name: view.tariff.name }, { id: 'identityCheck' }],
  });
  expect(purchase?.items.reduce((sum, { priceCents }) => sum + priceCents, 0)).toBe(purchase?.valueCents);
  expect(JSON.stringify(purchase)).not.toMatch(/order\.page/);
  expect(await take(client, order.id)).toBeNull();
});

test('a package is one thing in the figures, in whichever language it was booked', async () => {
  const items = [];
  for (const lang of ['de', 'tr']) {
    const { client } = await paidOrder(t);
    const id = await bookAndPay(t, client, 'tuerkiye-100');
    await t.db.query('UPDATE option_booking SET lang = $2 WHERE id = $1', [id, lang]);
    items.push((await take(client, id, 'option'))?.items);
  }
  expect(items[0]).toMatchObject([{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: germanName }]);
  expect(items[1]).toEqual(items[0]);
});

test('of several tabs that ask at once one gets it', async () => {
  const { client, order } = await paidOrder(t);
  const answers = await Promise.all(Array.from({ length: 5 }, () => take(client, order.id)));
  expect(answers.filter((purchase) => purchase !== null)).toHaveLength(1);
});

test('nothing is given, and nothing used up, before the payment', async () => {
  const { client, order } = await guestWithOrder(t, '+4917139200077');
  const before = await t.db.query('SELECT transaction_id FROM purchase_event');
  expect(await take(client, order.id)).toBeNull();
  expect(await t.db.query('SELECT transaction_id FROM purchase_event')).toEqual(before);
});

test('the purchase of another customer is unknown', async () => {
  const { order } = await paidOrder(t);
  const { client: other } = await paidOrder(t);
  expect((await other.post(`/api/payments/order/${order.id}/purchase`)).problem()).toMatchObject({
    status: 404,
    referenceCode: 1111,
  });
});

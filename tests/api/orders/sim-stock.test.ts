import { afterEach, beforeEach, expect, it } from 'vitest';
import { cancelUnpaidOrders } from '../../../src/server/modules/orders/unpaid-orders.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { paidOrder } from '../../support/lines.ts';
import { guestReady, guestWithOrder, holdNumber, orderForms, sendOrder } from '../../support/orders.ts';
import { checkout, choose } from '../../support/payments.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp({
    env: {
      OPERATOR_EMAIL: 'operator@example.org',
      UNPAID_ORDERS_PER_CUSTOMER: '2',
      BUDGET_EMPTY_SIM_STOCK: '1/86400',
    },
  });
});
afterEach(() => t.close());

/** Leaves so many eSIMs in stock. */
const leaveEsims = (count: number) =>
  t.db.query(
    `DELETE FROM sim_card WHERE type = 'esim' AND order_id IS NULL AND iccid NOT IN (
       SELECT iccid FROM sim_card WHERE type = 'esim' AND order_id IS NULL ORDER BY iccid LIMIT $1)`,
    [count],
  );

async function simOf(orderId: string) {
  return (await t.db.query('SELECT type, state FROM sim_card WHERE order_id = $1', [orderId]))[0];
}

it('an order has its eSIM before it is paid', async () => {
  const { order } = await guestWithOrder(t, '+4917139230001');
  expect(await simOf(order.id)).toEqual({ type: 'esim', state: 'prepared' });
});

it('without an eSIM in stock nothing is charged: the field says so, and the operator hears of it once', async () => {
  await leaveEsims(0);
  const guests = [await guestReady(t, '+4917139230002'), await guestReady(t, '+4917139230003')];
  for (const { client, forms } of guests) {
    const refused = await sendOrder(client, forms);
    expect(refused.status).toBe(422);
    expect(refused.problem()).toMatchObject({
      referenceCode: 1100,
      errors: [{ path: '/forms/order~1number/simType', rule: 'unavailable' }],
    });
  }
  expect(
    await t.db.query('SELECT FROM orders o JOIN users u ON u.id = o.user_id WHERE u.email LIKE $1', [
      'guest%',
    ]),
  ).toEqual([]);
  expect((await t.outbox('operator@example.org')).map(({ subject }) => subject)).toEqual([
    'Keine eSIM mehr im Bestand',
  ]);
});

it('the last eSIM goes to one of two orders at the same moment', async () => {
  await leaveEsims(1);
  const guests = [await guestReady(t, '+4917139230004'), await guestReady(t, '+4917139230005')];
  const answers = await Promise.all(guests.map(({ client, forms }) => sendOrder(client, forms)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
});

it('an order that is never paid gives its eSIM back', async () => {
  await leaveEsims(1);
  await guestWithOrder(t, '+4917139230006');
  t.pass({ days: 8 });
  await cancelUnpaidOrders(t.deps, 7);
  const { client, order } = await guestWithOrder(t, '+4917139230007');
  const { url } = (await checkout(client, order)).payload<{ url: string }>();
  await choose(t, url, 'pay');
  expect(await simOf(order.id)).toEqual({ type: 'esim', state: 'prepared' });
});

it('a customer keeps only so many numbers and SIMs without paying', async () => {
  const { client, order } = await guestWithOrder(t, '+4917139230008');
  const again = async () => sendOrder(client, orderForms((await holdNumber(client)).id, 'known'));
  expect((await again()).status).toBe(201);
  expect((await again()).problem()).toMatchObject({
    referenceCode: 1100,
    errors: [{ path: '/forms/order~1tariff/tariffId', rule: 'unpaid' }],
  });
  const { url } = (await checkout(client, order)).payload<{ url: string }>();
  await choose(t, url, 'pay');
  expect((await again()).status).toBe(201);
});

it('a paid order has one SIM, however it was chosen', async () => {
  const byPost = await paidOrder(t, (forms) => ({
    ...forms,
    'order/number': { numberType: 'new', simType: 'physical' },
  }));
  expect(await simOf(byPost.order.id)).toEqual({ type: 'physical', state: 'assigned' });
});

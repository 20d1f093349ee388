import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelUnpaidOrders } from '../../../src/server/modules/orders/unpaid-orders.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { type Checkout, checkout, choose } from '../../support/payments.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const stateOf = async (order: { id: string }) =>
  (await t.db.query<{ state: string }>('SELECT state FROM orders WHERE id = $1', [order.id]))[0]?.state;
const redeemed = async () =>
  (
    await t.db.query<{ n: number }>("SELECT sum(redeemed)::int AS n FROM coupon WHERE code = 'ERSTE10'", [])
  )[0]?.n;

it('an order that nobody pays is cancelled after a week and gives everything back', async () => {
  const withCoupon = (forms: object) => ({ ...forms, 'order/coupon': { code: 'ERSTE10' } });
  const unpaid = await guestWithOrder(t, '+4917604069980', withCoupon);
  const opened = await guestWithOrder(t, '+4917604069981');
  const { url } = (await checkout(opened.client, opened.order)).payload<Checkout>();
  const paying = await guestWithOrder(t, '+4917604069982');
  await choose(t, (await checkout(paying.client, paying.order)).payload<Checkout>().url, 'process');
  const asked = await guestWithOrder(t, '+4917604069983');
  const attempt = (await checkout(asked.client, asked.order)).payload<Checkout>().payment;
  await t.db.query("UPDATE payment SET state = 'pending' WHERE id = $1", [attempt.id]);
  expect(await redeemed()).toBe(1);

  const deps = { db: t.db, clock: t.now, ports: t.ports };
  t.pass({ days: 6 });
  await cancelUnpaidOrders(deps, 7);
  expect(await stateOf(unpaid.order)).toBe('pendingPayment');
  t.pass({ days: 1 });
  await cancelUnpaidOrders(deps, 7);

  expect(await stateOf(unpaid.order)).toBe('cancelled');
  expect(await stateOf(opened.order)).toBe('cancelled');
  expect(await stateOf(paying.order)).toBe('paymentProcessing');
  expect(await stateOf(asked.order)).toBe('pendingPayment');
  expect(await redeemed()).toBe(0);
  expect((await t.app.inject(url)).headers.location).toMatch(/success=false$/);
  for (const { number } of [unpaid, opened]) {
    const answer = await t.client().post(`/api/phone-registries/${number.id}/reserve`);
    expect(answer.status).toBe(201);
  }
  expect((await t.client().post(`/api/phone-registries/${paying.number.id}/reserve`)).status).toBe(409);
});

it('the bank account of an order that nobody pays is erased with it', async () => {
  const payment = { method: 'sepa', iban: 'DE89370400440532013000', accountHolder: 'Anna Test' } as const;
  const { order } = await guestWithOrder(t, '+4917604069984', (forms) => ({
    ...forms,
    'order/payment': payment,
  }));
  const accounts = () => t.db.query('SELECT payment_details FROM orders WHERE payment_details IS NOT NULL');
  expect(JSON.stringify(await accounts())).toContain(payment.iban);
  t.pass({ days: 7 });
  await cancelUnpaidOrders({ db: t.db, clock: t.now, ports: t.ports }, 7);
  expect(await stateOf(order)).toBe('cancelled');
  expect(await accounts()).toEqual([]);
});

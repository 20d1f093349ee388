import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckoutView } from '../../../src/shared/api/payments.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { billsOf, liveWithMoney, runMoney, sepaOrder } from '../../support/collecting.ts';
import { moneyOf, paidOrder } from '../../support/lines.ts';
import { choose } from '../../support/payments.ts';
import { logIn } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const payAll = (client: TestClient, key: string = randomUUID(), body: object = { method: 'paypal' }) =>
  client.post('/api/invoices/me/checkout-session', body, { 'idempotency-key': key });
const payOne = (client: TestClient, id: string | undefined) =>
  client.post(
    `/api/invoices/${id}/checkout-session`,
    { method: 'paypal' },
    { 'idempotency-key': randomUUID() },
  );
/** A customer with two open bills. */
async function indebted() {
  const guest = await paidOrder(t);
  await runMoney(t);
  await liveWithMoney(t, 35);
  await logIn(guest.client, guest.email);
  return guest;
}

describe('all bills at once', () => {
  test('are one payment, settled exactly', async () => {
    const guest = await indebted();
    const { payment, url } = (await payAll(guest.client)).payload<CheckoutView>();
    expect(payment.amountCents).toBe(1498 + 1499);
    const back = await choose(t, url, 'pay');
    expect(back.pathname).toBe('/dashboard/payment-result');
    const standing = await guest.client.get(`/api/payments/bills/${back.searchParams.get('bills')}`);
    expect(standing.payload<object>()).toMatchObject({ payment: { status: 0 } });
    expect((await billsOf(t, guest)).map(({ state }) => state)).toEqual(['paid', 'paid', 'paid']);
    const [sum] = await t.db.query<{ n: number; cents: number }>(
      'SELECT count(*)::int AS n, sum(amount_cents)::int AS cents FROM settlement WHERE payment_id = $1',
      [payment.id],
    );
    expect(sum).toEqual({ n: 2, cents: 2997 });
    expect((await payAll(guest.client)).problem().referenceCode).toBe(1118);
  });

  test('asked for twice with one key are the same page', async () => {
    const { client } = await indebted();
    const key = randomUUID();
    const first = (await payAll(client, key)).payload<CheckoutView>();
    expect((await payAll(client, key)).payload<CheckoutView>()).toEqual(first);
  });

  test('leave no other page on which one of them could be paid', async () => {
    const guest = await indebted();
    const { client } = guest;
    const [, older] = (await billsOf(t, guest)).filter(({ openCents }) => openCents > 0);
    const one = (await payOne(client, older?.id)).payload<CheckoutView>();
    const all = (await payAll(client)).payload<CheckoutView>();
    await expect(choose(t, one.url, 'pay')).rejects.toThrow();
    const again = (await payAll(client)).payload<CheckoutView>();
    await expect(choose(t, all.url, 'pay')).rejects.toThrow();
    await choose(t, again.url, 'pay');
    expect((await billsOf(t, guest)).every(({ openCents }) => openCents === 0)).toBe(true);
  });

  test('of which one was paid meanwhile: what is not owed any more goes back', async () => {
    const guest = await indebted();
    const { client, order } = guest;
    const all = (await payAll(client)).payload<CheckoutView>();
    const [newer] = await billsOf(t, guest);
    const one = (await payOne(client, newer?.id)).payload<CheckoutView>();
    await choose(t, one.url, 'pay');
    await choose(t, all.url, 'pay');
    await runMoney(t);
    const [payment] = await t.db.query<{ received: number; refunded: number }>(
      'SELECT received_cents AS received, refunded_cents AS refunded FROM payment WHERE id = $1',
      [all.payment.id],
    );
    expect(payment).toEqual({ received: 2997, refunded: 1499 });
    expect(await moneyOf(t, order.id)).toMatchObject({ open: 0 });
  });

  test('whose money the bank takes back are owed again, all of them', async () => {
    const guest = await indebted();
    const { url } = (await payAll(guest.client)).payload<CheckoutView>();
    await choose(t, url, 'pay');
    await t.db.query('UPDATE sandbox_session SET disputed = true WHERE id = $1', [url.split('/').at(-1)]);
    t.pass({ minutes: 10 });
    await runMoney(t);
    expect((await billsOf(t, guest)).map(({ openCents }) => openCents)).toEqual([1499, 1498, 0]);
  });

  test('do not include what is just being debited', async () => {
    const guest = await sepaOrder(t, 'succeedsLate');
    await runMoney(t);
    await liveWithMoney(t, 7);
    await logIn(guest.client, guest.email);
    expect((await billsOf(t, guest))[0]).toMatchObject({ collection: { state: 'underWay' } });
    expect((await payAll(guest.client)).problem().referenceCode).toBe(1118);
    const [bill] = await billsOf(t, guest);
    const { payment, url } = (await payOne(guest.client, bill?.id)).payload<CheckoutView>();
    expect(payment.status).toBe(3);
    expect(url).toContain('/dashboard/payment-result?kind=invoice');
  });

  test('a page that is open on the day of the debit is ended, and then it is debited once', async () => {
    const guest = await sepaOrder(t);
    await runMoney(t);
    const { url } = (await payAll(guest.client)).payload<CheckoutView>();
    await liveWithMoney(t, 7);
    await runMoney(t);
    await expect(choose(t, url, 'pay')).rejects.toThrow();
    expect((await billsOf(t, guest))[0]).toMatchObject({ state: 'paid' });
    expect(await moneyOf(t, guest.order.id)).toMatchObject({ received: 1499, refunded: 0 });
  });
});

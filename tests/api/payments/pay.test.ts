import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageScriptTag } from '../../../src/server/http/page-script.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { type Checkout, checkout, choose, orderOf, paymentOf } from '../../support/payments.ts';

let t: TestApp;
let serial = 500;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const ordered = () => guestWithOrder(t, `+4917604069${serial++}`);
const count = async (sql: string, order: { id: string }) =>
  (await t.db.query<{ n: number }>(`SELECT count(*) AS n FROM ${sql} = $1`, [order.id]))[0]?.n;

describe('paying an order', () => {
  it('leads to the provider and back, and the webhook makes a contract', async () => {
    const { client, order, number, email } = await ordered();
    expect(await paymentOf(client, order)).toBeNull();
    const { payment, url } = (await checkout(client, order)).payload<Checkout>();
    expect(payment).toMatchObject({ status: 4, method: 'paypal', amountCents: 1, transactionId: null });
    const back = await choose(t, url, 'pay');
    expect(back.pathname).toBe('/dashboard/payment-result');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      kind: 'order',
      order: order.id,
      success: 'true',
      price: '0.01',
    });

    const paid = await orderOf(client, order);
    expect(paid).toMatchObject({ state: 'completed', payment: { status: 0 } });
    expect(paid.payment?.transactionId).toBe(back.searchParams.get('transactionId'));
    expect(paid.contract).toMatchObject({
      state: 'active',
      msisdn: number.msisdn,
      tariffName: 'Flex M',
      startsOn: '2026-03-02',
      minimumEndsOn: '2026-04-01',
      sim: { type: 'esim', state: 'prepared' },
    });
    const { contracts } = (await client.get('/api/contracts/me')).payload<{ contracts: object[] }>();
    expect(contracts).toEqual([paid.contract]);
    expect((await client.get('/api/tariffs/me')).payload()).toMatchObject({ tariff: { slug: 'flex-m' } });
    expect((await t.outbox(email)).map(({ template }) => template)).toEqual([
      'order-received',
      'order-paid',
      'invoice',
    ]);
    const [row] = await t.db.query<{ sold: Date | null }>(
      'SELECT sold_at AS sold FROM phone_number WHERE order_id = $1',
      [order.id],
    );
    expect(row?.sold).toEqual(t.now());
  });

  it('that fails can be repeated: a new attempt, one charge', async () => {
    const { client, order } = await ordered();
    const first = (await checkout(client, order)).payload<Checkout>();
    const back = await choose(t, first.url, 'fail');
    expect(back.searchParams.get('success')).toBe('false');
    expect(await paymentOf(client, order)).toMatchObject({ status: 2 });
    expect((await orderOf(client, order)).state).toBe('pendingPayment');

    const second = (await checkout(client, order)).payload<Checkout>();
    expect(second.url).not.toBe(first.url);
    await choose(t, second.url, 'pay');
    expect(await paymentOf(client, order)).toMatchObject({ id: second.payment.id, status: 0 });
    expect(await count("payment WHERE state = 'succeeded' AND order_id", order)).toBe(1);
    expect(await count('contract WHERE order_id', order)).toBe(1);
  });

  it('that is cancelled is a failed one', async () => {
    const { client, order } = await ordered();
    const { url } = (await checkout(client, order)).payload<Checkout>();
    expect((await choose(t, url, 'cancel')).searchParams.get('success')).toBe('false');
    expect(await paymentOf(client, order)).toMatchObject({ status: 2 });
  });

  it('that is under way ends by itself', async () => {
    const { client, order } = await ordered();
    const { url } = (await checkout(client, order, { method: 'sepa' })).payload<Checkout>();
    await choose(t, url, 'process');
    expect(await paymentOf(client, order)).toMatchObject({ status: 3, method: 'sepa' });
    expect(await orderOf(client, order)).toMatchObject({ state: 'paymentProcessing', contract: null });
    t.pass({ seconds: 5 });
    expect(await paymentOf(client, order)).toMatchObject({ status: 0 });
    expect((await orderOf(client, order)).contract?.state).toBe('active');
  });

  it('is offered in the language of the order', async () => {
    const { client, order } = await ordered();
    const { url } = (await checkout(client, order)).payload<Checkout>();
    const page = await t.app.inject(url);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).toMatch(/<html lang="de">[\s\S]*0,01[\s\S]*PayPal[\s\S]*Jetzt bezahlen/);
    expect(page.body.replace(pageScriptTag, '')).not.toMatch(/<script|<style| style=|onclick/);
    expect((await t.app.inject('/sandbox/pay.css')).headers['content-type']).toMatch(/^text\/css/);
    expect((await t.app.inject('/sandbox/pay/none')).statusCode).toBe(404);
  });
});

describe('one session', () => {
  it('however often the button is pressed, at once or later', async () => {
    const { client, order } = await ordered();
    const key = randomUUID();
    const answers = await Promise.all([
      checkout(client, order, {}, key),
      checkout(client, order, {}, key),
      checkout(client, order),
      checkout(client, order),
    ]);
    expect(new Set(answers.map((answer) => answer.payload<Checkout>().url)).size).toBe(1);
    expect(await count('payment WHERE order_id', order)).toBe(1);
  });

  it('and once paid none: the page of a decided session only leads back', async () => {
    const { client, order } = await ordered();
    const { url, payment } = (await checkout(client, order)).payload<Checkout>();
    await choose(t, url, 'pay');
    const again = await t.app.inject(url);
    expect(again.statusCode).toBe(303);
    expect((await checkout(client, order)).payload<Checkout>().payment).toMatchObject({
      id: payment.id,
      status: 0,
    });
  });

  it('is replaced when another method is chosen, and the old page takes no money', async () => {
    const { client, order } = await ordered();
    const first = (await checkout(client, order)).payload<Checkout>();
    const second = (await checkout(client, order, { method: 'googlePay' })).payload<Checkout>();
    expect(second.url).not.toBe(first.url);
    const old = await t.app.inject(first.url);
    expect(old.headers.location).toMatch(/success=false$/);
  });
});

describe('a checkout is refused', () => {
  it.each([
    ['V9', undefined, 1032],
    ['V2', undefined, 1032],
    ['V3', 'card', 1032],
    ['V3', 'cash', 1032],
  ])('for version %s and method %s', async (version, method, code) => {
    const { client, order } = await ordered();
    expect((await checkout(client, order, { version, method })).problem().referenceCode).toBe(code);
  });

  it('for another’s order, and without a key', async () => {
    const [one, other] = [await ordered(), await ordered()];
    const unknown = { status: 404, referenceCode: 1111 };
    expect((await checkout(other.client, one.order)).problem()).toMatchObject(unknown);
    expect((await checkout(one.client, { id: randomUUID() })).problem()).toMatchObject(unknown);
    expect((await other.client.get(`/api/orders/${one.order.id}/payment`)).problem()).toMatchObject(unknown);
    expect((await other.client.get(`/api/orders/${one.order.id}`)).problem()).toMatchObject(unknown);
    const keyless = await one.client.post('/api/tariffs/checkout-session', { orderId: one.order.id });
    expect(keyless.problem().referenceCode).toBe(1001);
  });

  it('V2 goes through a payment intent', async () => {
    const { client, order } = await ordered();
    const body = { orderId: order.id, version: 'V2', method: 'card' };
    const answer = await client.post('/api/tariffs/payment-intent', body, {
      'idempotency-key': randomUUID(),
    });
    expect(answer.payload<Checkout>().payment.method).toBe('card');
  });
});

import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentStanding } from '../../../src/shared/api/payments.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { type Checkout, checkout, choose } from '../../support/payments.ts';

let t: TestApp;
let log = '';
beforeAll(async () => {
  const stream = new PassThrough().on('data', (chunk) => {
    log += chunk;
  });
  t = await createTestApp({ log: { level: 'error', stream } });
});
afterAll(() => t.close());

it('a provider that cannot be asked is written down, and nobody is told that they have not paid', async () => {
  const { client, order } = await guestWithOrder(t, '+4917604069950');
  const { url } = (await checkout(client, order)).payload<Checkout>();
  const link = (await client.post('/api/payment-links', { kind: 'order', id: order.id })).payload<{
    url: string;
  }>();
  const look = async () => (await client.get(`/api/payments/order/${order.id}`)).payload<PaymentStanding>();
  const page = async () => (await t.app.inject(new URL(link.url).pathname)).body;
  const real = t.ports.payments.statusOf;
  t.ports.payments.statusOf = async () => {
    throw new Error('out of order');
  };
  expect(await look()).toMatchObject({ payment: { status: 4 }, isCurrent: false });
  expect(log).toContain('did not say how a payment stands');
  expect(log).toContain('out of order');
  expect(await page()).toContain('prüft die Zahlung');
  expect(await page()).not.toContain('<form');

  t.ports.payments.statusOf = real;
  expect(await look()).toMatchObject({ payment: { status: 4 }, isCurrent: true });
  expect(await page()).toContain('<form');
  await choose(t, url, 'pay');
  expect(await look()).toMatchObject({ payment: { status: 0 }, isCurrent: true });
});

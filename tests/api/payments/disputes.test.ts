import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sign } from '../../../src/server/infra/ports/payments/signature.ts';
import { isSandbox, type SandboxPayments } from '../../../src/server/sandbox/payments/sandbox-payments.ts';
import type { InvoiceView } from '../../../src/shared/api/billing.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { paidOrder } from '../../support/lines.ts';
import { type Checkout, checkout, choose, orderOf, paymentOf } from '../../support/payments.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
let sandbox: SandboxPayments;
beforeAll(async () => {
  t = await createTestApp();
  if (!isSandbox(t.ports.payments)) throw new Error('The tests need the sandbox.');
  sandbox = t.ports.payments;
});
afterAll(() => t.close());

/** The bank takes the money of an order back, and the provider says so twice. */
async function reversed(lang: 'de' | 'tr' = 'de') {
  const paid = await paidOrder(t);
  await t.db.query('UPDATE users SET lang = $2 WHERE email = $1', [paid.email, lang]);
  const payment = await paymentOf(paid.client, paid.order);
  for (let times = 0; times < 2; times++) await tellDispute(payment?.id ?? '');
  return paid;
}

async function tellDispute(reference: string) {
  const type = 'charge.dispute.created';
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, type, reference, transactionId: 'tr_1' });
  const headers = {
    'content-type': 'application/json',
    'x-sandbox-signature': sign(sandbox.webhookSecret, payload, t.now()),
  };
  const answer = await t.app.inject({ method: 'POST', url: '/api/webhooks/payments', payload, headers });
  expect(answer.statusCode).toBe(200);
}

const invoiceOf = async (client: TestClient) =>
  (await client.get('/api/invoices/me')).payload<{ invoices: InvoiceView[] }>().invoices[0]!;
const told = async (recipient: string | undefined, template: string) =>
  (await t.outbox(recipient)).filter((mail) => mail.template === template);

describe('money of an order that the bank takes back', () => {
  it('is owed again with its invoice, with time to pay it; the contract stands', async () => {
    const { client, order } = await reversed();
    expect((await orderOf(client, order)).payment).toMatchObject({ status: 2, isReversed: true });
    expect(await paymentOf(client, order)).toMatchObject({ status: 2, isReversed: true });
    const [contract] = await t.db.query<object>(
      'SELECT ended_on AS "endedOn", withdrawn_on AS "withdrawnOn" FROM contract WHERE order_id = $1',
      [order.id],
    );
    expect(contract).toEqual({ endedOn: null, withdrawnOn: null });
    const invoice = await invoiceOf(client);
    expect(invoice).toMatchObject({ state: 'open', openCents: invoice.totalCents });
    expect(invoice.dueOn > t.now().toISOString().slice(0, 10)).toBe(true);
  });

  it.each([
    ['de', 'zurückgebucht'],
    ['tr', 'geri aldı'],
  ] as const)('is told the customer once, in their language (%s)', async (lang, words) => {
    const { client, email } = await reversed(lang);
    const { number } = await invoiceOf(client);
    const [mail, ...more] = await told(email, 'payment-reversed');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ lang, text: expect.stringContaining(words) });
    expect(mail?.text).toContain(number);
  });

  it('is told the service once for each', async () => {
    const before = (await told(undefined, 'payment-reversed-service')).length;
    const { order } = await reversed();
    const [mail, ...more] = (await told(undefined, 'payment-reversed-service')).slice(before);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(order.number);
  });

  it('is not asked for a second time with the order: 1038', async () => {
    const { client, order } = await reversed();
    expect((await checkout(client, order)).problem().referenceCode).toBe(1038);
    const { url } = (await client.post('/api/payment-links', { kind: 'order', id: order.id })).payload<{
      url: string;
    }>();
    const page = await t.app.inject(new URL(url).pathname);
    expect(page.body).toContain('zurückgebucht');
    expect(page.body).not.toContain('<form');
    expect(await t.db.query('SELECT 1 FROM payment WHERE order_id = $1', [order.id])).toHaveLength(1);
  });

  it('is paid with the invoice, and then the order is paid again', async () => {
    const { client, order } = await reversed();
    const { id } = await invoiceOf(client);
    const key = { 'idempotency-key': randomUUID() };
    const asked = await client.post(`/api/invoices/${id}/checkout-session`, {}, key);
    await choose(t, asked.payload<Checkout>().url, 'pay');
    expect(await invoiceOf(client)).toMatchObject({ state: 'paid', openCents: 0 });
    expect((await orderOf(client, order)).payment).toMatchObject({ status: 0, isReversed: false });
    expect((await checkout(client, order)).payload<Checkout>().payment).toMatchObject({ status: 0 });
    expect(
      await t.db.query(
        'SELECT 1 FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.subject_id IN ($1, $2)',
        [order.id, id],
      ),
    ).toEqual([]);
  });
});

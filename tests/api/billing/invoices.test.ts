import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invoicesOf } from '../../../src/server/modules/billing/invoice-view.service.ts';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import type { ChargesView, InvoiceView } from '../../../src/shared/api/billing.ts';
import type { PaymentView } from '../../../src/shared/api/payments.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { withdraw } from '../../support/declarations.ts';
import { moneyOf, paidOrder } from '../../support/lines.ts';
import { choose } from '../../support/payments.ts';
import { customer } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const invoices = async (client: TestClient) =>
  (await client.get('/api/invoices/me')).payload<{ invoices: InvoiceView[] }>().invoices;
async function billed() {
  const guest = await paidOrder(t);
  await runLifecycle(t.deps);
  const [monthly] = await invoices(guest.client);
  if (!monthly) throw new Error('There is no invoice.');
  return { ...guest, monthly };
}
async function pay(client: TestClient, { id }: { id: string }, action: 'pay' | 'process' | 'fail') {
  const key = { 'idempotency-key': `invoice-${action}-${id}` };
  const answer = await client.post(`/api/invoices/${id}/checkout-session`, {}, key);
  await choose(t, answer.payload<{ url: string }>().url, action);
  return (await client.get(`/api/invoices/${id}/payment`)).payload<{ payment: PaymentView }>().payment;
}

describe('a customer’s invoices', () => {
  test('are that of the order, paid, and one a month, open and due in 14 days', async () => {
    const { client, order } = await billed();
    expect(await invoices(client)).toMatchObject([
      {
        kind: 'monthly',
        state: 'open',
        totalCents: 1498,
        openCents: 1498,
        issuedOn: '2026-03-02',
        dueOn: '2026-03-16',
        orderId: order.id,
      },
      { kind: 'order', state: 'paid', totalCents: 1, openCents: 0 },
    ]);
    const { charges } = (await client.get('/api/contracts/charges/details')).payload<{
      charges: ChargesView;
    }>();
    expect(charges).toMatchObject({ openCents: 1498, overdueCents: 0, billedCents: 1499, paidCents: 1 });
    expect(charges.charges.map(({ cents }) => cents)).toEqual([1499, -1, 1]);
  });

  test('open as PDF for their owner and by a signed link, for nobody else: 1021', async () => {
    const { client, monthly } = await billed();
    const path = `/api/invoices/${monthly.id}/pdf`;
    const own = await client.get(path);
    expect(own.headers['content-type']).toBe('application/pdf');
    const { url } = (await client.post(`/api/documents/${monthly.documentId}/link`)).payload<{
      url: string;
    }>();
    const query = url.split('?')[1];
    expect((await t.app.inject(`${path}?${query}`)).statusCode).toBe(200);
    const refused = [
      t.client().get(path),
      (await customer(t, 'anna')).client.get(path),
      t.client().get(`${path}?${query?.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`),
      client.get('/api/invoices/00000000-0000-4000-8000-000000000000/pdf'),
    ];
    for (const answer of await Promise.all(refused))
      expect(answer.problem()).toMatchObject({ status: 404, referenceCode: 1021 });
  });
});

test('a user who never had a contract is not a customer of the billing system: 1020', async () => {
  const { client } = await customer(t, 'cem');
  for (const path of ['/api/invoices/me', '/api/contracts/charges/details'])
    expect((await client.get(path)).problem()).toMatchObject({ status: 403, referenceCode: 1020 });
});

describe('paying an invoice', () => {
  test('is offered by the means that paid the order, unless another is wished for', async () => {
    const account = { iban: 'DE89370400440532013000', accountHolder: 'Ayşe Yılmaz' };
    const { client } = await paidOrder(t, (forms) => ({
      ...forms,
      'order/payment': { method: 'sepa', ...account },
    }));
    await runLifecycle(t.deps);
    const [monthly] = await invoices(client);
    const methodOf = async (wish: object, key: string) => {
      const path = `/api/invoices/${monthly?.id}/checkout-session`;
      const answer = await client.post(path, wish, { 'idempotency-key': key });
      return answer.payload<{ payment: PaymentView }>().payment.method;
    };
    expect(await methodOf({}, 'as-before-of-this-test')).toBe('sepa');
    expect(await methodOf({ method: 'paypal' }, 'other-of-this-test')).toBe('paypal');
  });

  test('leads to the provider and settles it; asked for again, the payment that settled it is the answer', async () => {
    const { client, order, monthly } = await billed();
    expect(await pay(client, monthly, 'pay')).toMatchObject({ status: 0, amountCents: 1498 });
    expect((await invoices(client))[0]).toMatchObject({ state: 'paid', openCents: 0 });
    expect(await moneyOf(t, order.id)).toEqual({ received: 1499, refunded: 0, invoiced: 1499, open: 0 });
    const again = await client.post(
      `/api/invoices/${monthly.id}/checkout-session`,
      {},
      { 'idempotency-key': 'another-one' },
    );
    expect(again.payload<{ payment: PaymentView }>().payment).toMatchObject({ status: 0 });
    expect((await moneyOf(t, order.id)).received).toBe(1499);
  });

  test('that fails leaves it open, and it can be paid again', async () => {
    const { client, monthly } = await billed();
    expect((await pay(client, monthly, 'fail')).status).toBe(2);
    expect((await invoices(client))[0]?.state).toBe('open');
    expect((await pay(client, monthly, 'pay')).status).toBe(0);
  });

  test('is for its customer alone; another’s and one that is not there are answered 1021', async () => {
    const { monthly } = await billed();
    const { client } = await customer(t, 'bora');
    const key = { 'idempotency-key': 'somebody-else' };
    for (const id of [monthly.id, '00000000-0000-4000-8000-000000000000'])
      for (const answer of [
        await client.post(`/api/invoices/${id}/checkout-session`, {}, key),
        await client.get(`/api/invoices/${id}/payment`),
      ])
        expect(answer.problem()).toMatchObject({ status: 404, referenceCode: 1021 });
  });

  test('under way while the customer withdraws: what is not owed any more goes back', async () => {
    const { client, order, monthly, declared } = await billed();
    await pay(client, monthly, 'process');
    await withdraw(t.client(), declared);
    t.pass({ minutes: 10 });
    const { payment } = (await client.get(`/api/invoices/${monthly.id}/payment`)).payload<{
      payment: PaymentView;
    }>();
    expect(payment.status).toBe(2);
    const money = await moneyOf(t, order.id);
    expect(money).toMatchObject({ received: 1499, refunded: 1498 });
    expect(money.invoiced).toBe(money.received - money.refunded + money.open);
  });

  test('that was paid and is withdrawn from: the rest beyond the days used goes back', async () => {
    const { client, order, monthly, declared } = await billed();
    await pay(client, monthly, 'pay');
    await withdraw(t.client(), declared);
    const used = Math.round(1499 / 31);
    expect(await moneyOf(t, order.id)).toEqual({
      received: 1499,
      refunded: 1499 - used,
      invoiced: used,
      open: 0,
    });
  });
});

test('after its due day an invoice is overdue', async () => {
  const { monthly, order } = await billed();
  t.pass({ days: 15 });

  const [row] = await t.db.query<{ id: string }>('SELECT user_id AS id FROM orders WHERE id = $1', [
    order.id,
  ]);
  const shown = await invoicesOf(t.deps, row?.id ?? '');
  expect(shown.find(({ id }) => id === monthly.id)?.state).toBe('overdue');
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderView } from '../../../src/shared/api/order-view.ts';
import type { PhoneNumber } from '../../../src/shared/api/phone-numbers.ts';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { holdNumber, orderForms, sendOrder } from '../../support/orders.ts';
import { type Checkout, checkout, orderOf, paymentOf } from '../../support/payments.ts';
import { startPostgres } from '../../support/postgres.ts';
import type { TestClient } from '../../support/test-client.ts';
import { buyers } from './buyers.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

describe.skipIf(!server)('40 buyers order 20 numbers on PostgreSQL, over HTTP', () => {
  let t: TestApp;
  let clients: TestClient[];
  beforeAll(async () => {
    t = await createTestApp(server ? { databaseUrl: server.url } : {});
    clients = await buyers(t, 40);
  });
  afterAll(() => t.close());

  it('20 orders, each number in one, and a coupon for the first ten used ten times', async () => {
    const { numbers } = (await clients[0]!.get('/api/phone-registries?kind=general')).payload<{
      numbers: PhoneNumber[];
    }>();
    const wanted = numbers.slice(0, 20);
    const answers = await Promise.all(clients.map((client, index) => buy(client, wanted[index % 20]!)));
    const codes = answers.map((answer) => (answer.status === 201 ? 201 : answer.problem().referenceCode));
    expect(codes.filter((code) => code === 201)).toHaveLength(20);
    expect(new Set(codes)).toEqual(new Set([201, 1104]));
    const rows = await t.db.query<{ n: number }>(
      `SELECT count(DISTINCT phone_number_id) AS n FROM orders WHERE team = 'kanarya' AND payment_method = 'sepa'`,
      [],
    );
    expect(rows[0]?.n).toBe(20);
    const [coupon] = await t.db.query<{ redeemed: number; used: number }>(
      `SELECT redeemed, (SELECT count(*) FROM coupon_redemption WHERE coupon_id = c.id) AS used
         FROM coupon c WHERE team = 'kanarya' AND code = 'ERSTE10'`,
      [],
    );
    expect(coupon).toEqual({ redeemed: 10, used: 10 });
  });

  it('one attempt and one contract, however many ask and however many webhooks come at once', async () => {
    const client = clients[0]!;
    const { orders } = (await client.get('/api/orders')).payload<{ orders: OrderView[] }>();
    const order = orders[0] ?? (await newOrder(client));
    const asked = await Promise.all(Array.from({ length: 8 }, () => checkout(client, order)));
    const urls = asked.map((answer) => answer.payload<Checkout>().url);
    expect(new Set(urls).size).toBe(1);
    const paid = await Promise.all(
      ['pay', 'process', 'pay', 'fail'].map((action) => press(urls[0]!, action)),
    );
    expect(paid.every(({ statusCode }) => statusCode === 303)).toBe(true);
    await Promise.all(Array.from({ length: 8 }, () => paymentOf(client, order)));
    const [row] = await t.db.query<{ payments: number; contracts: number; mails: number }>(
      `SELECT (SELECT count(*) FROM payment WHERE order_id = $1) AS payments,
         (SELECT count(*) FROM contract WHERE order_id = $1) AS contracts,
         (SELECT count(*) FROM outbox WHERE template = 'order-paid') AS mails`,
      [order.id],
    );
    const { payment } = await orderOf(client, order);
    const isPaid = payment?.status === 0 ? 1 : 0;
    expect(row).toEqual({ payments: 1, contracts: isPaid, mails: isPaid });
  });

  it('one order of five that come at once under one key, also where nothing in it is limited', async () => {
    const client = clients[1]!;
    const orders = async () => (await client.get('/api/orders')).payload<{ orders: OrderView[] }>().orders;
    const { providers } = (await client.get('/api/mnp-providers')).payload<{ providers: { id: string }[] }>();
    const { 'order/new-number': _number, 'order/options': _options, ...rest } = orderForms('', 'known');
    const forms: OrderForms = {
      ...rest,
      'order/number': { numberType: 'port', simType: 'esim' },
      'order/porting': {
        donatingProvider: providers[0]?.id ?? '',
        mnpType: 'ASAP',
        msisdn: '+4917604069052',
        portingAcknowledged: true,
      },
    };
    const before = (await orders()).length;
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sendOrder(client, forms, {}, key)));
    const ids = answers.map((answer) => answer.payload<{ order: OrderView }>().order.id);
    expect(new Set(ids).size).toBe(1);
    expect(await orders()).toHaveLength(before + 1);
  });

  const press = (url: string, action: string) =>
    t.app.inject({
      method: 'POST',
      url: `${url}/${action}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  /** For a client who got none of the twenty. */
  async function newOrder(client: TestClient) {
    const forms = orderForms((await holdNumber(client)).id, 'known');
    return (await sendOrder(client, forms)).payload<{ order: OrderView }>().order;
  }

  /** Reserves and orders; with the coupon as long as there is one. */
  async function buy(client: TestClient, number: PhoneNumber) {
    const held = await client.post(`/api/phone-registries/${number.id}/reserve`);
    if (held.status !== 201) return held;
    const sepa = { method: 'sepa', iban: 'DE89370400440532013000', accountHolder: 'Anna Test' } as const;
    const forms = { ...orderForms(number.id, 'known'), 'order/payment': sepa };
    const answer = await sendOrder(client, { ...forms, 'order/coupon': { code: 'ERSTE10' } });
    if (answer.status === 201) return answer;
    expect(answer.problem().referenceCode).toBe(1103);
    return sendOrder(client, forms);
  }
});

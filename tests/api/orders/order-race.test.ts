import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PhoneNumber } from '../../../src/shared/catalogue.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { orderForms, sendOrder } from '../../support/orders.ts';
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

  /** Reserves and orders; with the coupon as long as there is one. */
  async function buy(client: TestClient, number: PhoneNumber) {
    const held = await client.post(`/api/phone-registries/${number.id}/reserve`);
    if (held.status !== 201) return held;
    const sepa = { method: 'sepa', iban: 'DE89370400440532013000', accountHolder: 'Anna Test' } as const;
    const forms = { ...orderForms(number.id, 'known'), 'order/payment': sepa };
    const answer = await sendOrder(client, { ...forms, 'order/coupon': { code: 'ERSTE10' } });
    return answer.status === 201 ? answer : sendOrder(client, forms);
  }
});

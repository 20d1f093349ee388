import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderView } from '../../../src/shared/api/order-view.ts';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestReady, guestWithOrder, holdNumber, orderForms, sendOrder } from '../../support/orders.ts';
import { customer } from '../../support/people.ts';

let t: TestApp;
let serial = 400;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const phone = () => `+4917604069${serial++}`;
const count = async (table: string) =>
  (await t.db.query<{ n: number }>(`SELECT count(*) AS n FROM ${table}`))[0]?.n;

describe('the same order sent twice', () => {
  it('is one order, also when both come at once', async () => {
    const { client, forms } = await guestReady(t, phone());
    const before = [await count('orders'), await count('users')];
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => sendOrder(client, forms, {}, key)));
    const payloads = answers.map((answer) =>
      answer.payload<{ order: OrderView; session: { accessToken: string } }>(),
    );
    expect(new Set(payloads.map(({ order }) => order.id)).size).toBe(1);
    expect([await count('orders'), await count('users')]).toEqual(before.map((n = 0) => n + 1));
    for (const { session } of payloads) {
      client.token = session.accessToken;
      expect((await client.get('/api/users/me')).status).toBe(200);
    }
  });

  it('is one order also where nothing in it is limited: a customer brings a number', async () => {
    const { client } = await customer(t, 'cem');
    const { providers } = (await client.get('/api/mnp-providers')).payload<{ providers: { id: string }[] }>();
    const { 'order/new-number': _number, 'order/options': _options, ...rest } = orderForms('', 'known');
    const porting = { mnpType: 'ASAP', msisdn: '+4917604069052', portingAcknowledged: true } as const;
    const forms: OrderForms = {
      ...rest,
      'order/number': { numberType: 'port', simType: 'esim' },
      'order/porting': { ...porting, donatingProvider: providers[0]?.id ?? '' },
    };
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => sendOrder(client, forms, {}, key)));
    expect(new Set(answers.map((answer) => answer.payload<{ order: OrderView }>().order.id)).size).toBe(1);
    expect((await client.get('/api/orders')).payload<{ orders: OrderView[] }>().orders).toHaveLength(1);
  });

  it('with other content under its key is refused: 1106', async () => {
    const { client, forms } = await guestReady(t, phone());
    const key = randomUUID();
    (await sendOrder(client, forms, {}, key)).payload();
    const other = { ...forms, 'order/coupon': { code: 'HEIMSIEG' } };
    expect((await sendOrder(client, other, {}, key)).problem()).toMatchObject({
      status: 422,
      referenceCode: 1106,
    });
  });

  it('by a stranger who learned the key is refused: 1106', async () => {
    const { client, forms } = await guestReady(t, phone());
    const key = randomUUID();
    (await sendOrder(client, forms, {}, key)).payload();
    expect((await sendOrder(t.client(), forms, {}, key)).problem().referenceCode).toBe(1106);
  });

  it('after a refusal may be corrected under the same key', async () => {
    const { client, forms } = await guestReady(t, phone());
    const key = randomUUID();
    const wrong = { ...forms, 'order/coupon': { code: 'NIRGENDS' } };
    expect((await sendOrder(client, wrong, {}, key)).problem().referenceCode).toBe(1103);
    (await sendOrder(client, forms, {}, key)).payload();
  });
});

describe('what is limited', () => {
  it('a coupon for the first ten is used ten times', async () => {
    const { client } = await customer(t, 'anna');
    await t.db.query("UPDATE coupon SET redeemed = 9 WHERE code = 'ERSTE10'", []);
    const order = async () => {
      const number = await holdNumber(client);
      return sendOrder(client, { ...orderForms(number.id, 'known'), 'order/coupon': { code: 'ERSTE10' } });
    };
    expect((await order()).payload<{ order: OrderView }>().order.price.monthlyCents).toBe(1199);
    expect((await order()).problem().referenceCode).toBe(1103);
  });

  it('a number stands in one order only', async () => {
    const { client, number } = await guestWithOrder(t, phone());
    expect((await client.post(`/api/phone-registries/${number.id}/reserve`)).problem().referenceCode).toBe(
      1104,
    );
    t.pass({ days: 2 });
    expect(
      (await t.client().post(`/api/phone-registries/${number.id}/reserve`)).problem().referenceCode,
    ).toBe(1104);
  });

  it('an invitation counts once, for both', async () => {
    const { client, userId } = await customer(t, 'bora');
    const { user } = (await client.get('/api/users/me')).payload<{ user: { invitationCode: string } }>();
    const guest = await guestReady(t, phone());
    const invitation = { invitationCode: user.invitationCode.toLowerCase() };
    (await sendOrder(guest.client, guest.forms, invitation)).payload();
    expect(await t.db.query('SELECT inviter_id AS "by", gigabytes FROM invitation', [])).toEqual([
      { by: userId, gigabytes: 1 },
    ]);
    const other = await guestReady(t, phone());
    (await sendOrder(other.client, other.forms, { invitationCode: 'UNKNOWN1' })).payload();
    expect(await count('invitation')).toBe(1);
  });
});

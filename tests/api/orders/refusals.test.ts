import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { paidOrder } from '../../support/lines.ts';
import { guestReady, holdNumber, orderForms, sendOrder } from '../../support/orders.ts';
import { customer } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
let client: TestClient;
let forms: OrderForms;
beforeAll(async () => {
  t = await createTestApp();
  ({ client } = await customer(t, 'anna'));
  forms = orderForms((await holdNumber(client)).id, 'known');
});
afterAll(() => t.close());

/** Sends the good order with a change and answers what is wrong with it. */
async function refused(change: OrderForms, body: object = {}) {
  const {
    referenceCode,
    errors = [],
    status,
  } = (await sendOrder(client, { ...forms, ...change }, body)).problem();
  return { status, referenceCode, fault: errors.map(({ path, rule }) => `${path} ${rule}`)[0], errors };
}
const port = { numberType: 'port', simType: 'esim' } as const;

describe('an order is refused', () => {
  it.each<[string, OrderForms, number, string]>([
    [
      'an unknown plan',
      { 'order/tariff': { tariffId: 'flex-xxl' } },
      1012,
      '/forms/order~1tariff/tariffId unknown',
    ],
    [
      'a plan for firms',
      { 'order/tariff': { tariffId: 'business-l' } },
      1100,
      '/forms/order~1tariff/tariffId businessOnly',
    ],
    [
      'a second card alone',
      { 'order/tariff': { tariffId: 'kids' } },
      1023,
      '/forms/order~1tariff/tariffId mainContract',
    ],
    [
      'an unknown package',
      { 'order/options': { optionIds: ['data-500'] } },
      1024,
      '/forms/order~1options/optionIds unknown',
    ],
    [
      'an unknown coupon',
      { 'order/coupon': { code: 'NIRGENDS' } },
      1103,
      '/forms/order~1coupon/code couponNotFound',
    ],
    [
      'a coupon for other plans',
      { 'order/coupon': { code: 'FAMILIE' } },
      1101,
      '/forms/order~1coupon/code couponOfAnotherTariffType',
    ],
    [
      'an impossible coupon',
      { 'order/coupon': { code: 'ZUVIEL' } },
      1102,
      '/forms/order~1coupon/code couponAmountInvalid',
    ],
    [
      'a saved method of nobody',
      { 'order/payment': { method: 'paypal', savedMethodId: 'x' } },
      1037,
      '/forms/order~1payment/savedMethodId unknown',
    ],
    [
      'a method of another version',
      { 'order/payment': { method: 'card' } },
      1032,
      '/forms/order~1payment/method version',
    ],
  ])('for %s', async (_name, change, code, fault) => {
    expect(await refused(change)).toMatchObject({ referenceCode: code, fault });
  });

  it('as a second card once the main contract has ended, and not while it runs on until its day', async () => {
    const { client: own, order } = await paidOrder(t);
    const { id: phoneNumberId } = await holdNumber(own);
    const second = { ...orderForms(phoneNumberId, 'known'), 'order/tariff': { tariffId: 'kids' } };
    const codeOnceEnded = async (endedOn: string) => {
      await t.db.query('UPDATE contract SET ended_on = $2 WHERE order_id = $1', [order.id, endedOn]);
      const answer = await sendOrder(own, second);
      return answer.status === 201 ? 'ordered' : answer.problem().referenceCode;
    };
    expect(await codeOnceEnded('2026-03-01')).toBe(1023);
    expect(await codeOnceEnded('2026-03-02')).toBe('ordered');
  });

  it('for an unknown payment version: 1032', async () => {
    expect(await refused({}, { paymentVersion: 'V9' })).toMatchObject({ referenceCode: 1032 });
  });

  it('with forms that do not belong to it', async () => {
    const jersey = { wanted: true, style: 'navy', size: 'M', name: 'A', number: 7, payment: 'once' } as const;
    expect(await refused({ 'order/jersey': jersey })).toMatchObject({
      referenceCode: 1100,
      fault: '/forms/order~1jersey/wanted notAllowed',
    });
    const { 'order/new-number': _number, ...rest } = forms;
    const answer = await sendOrder(client, { ...rest, 'order/number': port });
    expect(answer.problem().errors?.map(({ path }) => path)).toContain(
      '/forms/order~1porting/donatingProvider',
    );
  });

  it.each([
    ['de', '1', /^\p{Lu}.* .*\.$/u],
    ['tr', '0', /^\p{Lu}.* .*\.$/u],
  ])('with packages beside a port, at that field and in words (%s)', async (_lang, code, sentence) => {
    const { 'order/new-number': _number, ...rest } = forms;
    const porting = {
      donatingProvider: 'none',
      mnpType: 'ASAP',
      msisdn: '0176 040690 50',
      portingAcknowledged: true,
    } as const;
    const body = { forms: { ...rest, 'order/number': port, 'order/porting': porting }, paymentVersion: 'V3' };
    const headers = { 'idempotency-key': randomUUID(), 'x-language-code': code };
    const { errors } = (await client.post('/api/orders', body, headers)).problem();
    expect(errors).toMatchObject([
      { path: expect.stringMatching(/^\/forms\/order~1options/), rule: 'notAllowed' },
    ]);
    expect(errors?.[0]?.message).toMatch(sentence);
  });

  it('with a field missing, at that field and in words', async () => {
    const { errors } = await refused({ 'order/approval': { termsAccepted: true, earlyStart: false } });
    expect(errors).toMatchObject([{ path: '/forms/order~1approval/summaryReceived', rule: 'required' }]);
    expect(errors[0]?.message).toMatch(/Vertragszusammenfassung/);
  });

  it('with an unknown provider', async () => {
    const { 'order/new-number': _number, 'order/options': _options, ...rest } = forms;
    const porting = {
      donatingProvider: 'none',
      mnpType: 'ASAP',
      msisdn: '0176 040690 50',
      portingAcknowledged: true,
    } as const;
    const answer = await sendOrder(client, { ...rest, 'order/number': port, 'order/porting': porting });
    expect(answer.problem().errors?.[0]).toMatchObject({
      path: '/forms/order~1porting/donatingProvider',
      rule: 'unknown',
    });
  });

  it('under old definitions: 1108 when invalid today, accepted when valid', async () => {
    const old = (change: OrderForms) =>
      client.post(
        '/api/orders',
        { forms: { ...forms, ...change } },
        {
          'idempotency-key': randomUUID(),
          'x-definition-version': 'old',
        },
      );
    const invalid = (await old({ 'order/approval': {} })).problem();
    expect(invalid).toMatchObject({ status: 409, referenceCode: 1108 });
    expect(invalid.errors?.map(({ path }) => path)).toContain('/forms/order~1approval/termsAccepted');
    expect((await old({ 'order/coupon': { code: 'NIRGENDS' } })).problem().referenceCode).toBe(1103);
  });

  it('without a key, or with a strange one', async () => {
    expect((await client.post('/api/orders', { forms })).problem().referenceCode).toBe(1001);
    expect((await sendOrder(client, forms, {}, 'a b')).problem().referenceCode).toBe(1002);
  });

  it('for prices or other things that a client adds', async () => {
    expect((await sendOrder(client, forms, { todayCents: 0 })).problem().referenceCode).toBe(1100);
  });

  it.each([null, [], 'x', { forms: null }, { forms: [] }, { forms: { 'order/tariff': 'x' } }])(
    'for the body %j, never with a 500',
    async (body) => {
      const answer = await client.post('/api/orders', body ?? 'null', {
        'idempotency-key': 'some-key-1',
        'content-type': 'application/json',
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    },
  );
});

describe('a number of an order', () => {
  it('that somebody else holds is not available: 1104', async () => {
    const other = await guestReady(t, '+4917604069300');
    const taken = await refused({ 'order/new-number': { phoneNumberId: other.number.id } });
    expect(taken).toMatchObject({
      referenceCode: 1104,
      fault: '/forms/order~1new-number/phoneNumberId taken',
    });
    expect(await refused({ 'order/new-number': { phoneNumberId: 'x' } })).toMatchObject({
      referenceCode: 1104,
    });
  });

  it('is refused alike by the contract summary', async () => {
    const { 'auth/register': _r, 'order/payment': _p, 'order/approval': _a, ...offer } = forms;
    const summaryOf = async (phoneNumberId: string) =>
      (
        await client.post('/api/orders/contract-summary', {
          forms: { ...offer, 'order/new-number': { phoneNumberId } },
        })
      ).problem();
    const other = await guestReady(t, '+4917604069302');
    for (const id of [other.number.id, randomUUID(), 'x'])
      expect(await summaryOf(id)).toMatchObject({
        status: 409,
        referenceCode: 1104,
        errors: [{ path: '/forms/order~1new-number/phoneNumberId', rule: 'taken' }],
      });
    await other.client.post(`/api/phone-registries/${other.number.id}/release`, {});
    expect(await summaryOf(other.number.id)).toMatchObject({ status: 410, referenceCode: 1105 });
  });

  it('whose hold has ended is told so: 1105', async () => {
    t.pass({ minutes: 15 });
    // The access token lives as long as a reservation, so somebody else waits too long here.
    const { client: late, forms: theirs } = await guestReady(t, '+4917604069301');
    t.pass({ minutes: 15 });
    const answer = (await sendOrder(late, theirs)).problem();
    expect(answer).toMatchObject({ status: 410, referenceCode: 1105 });
    expect(answer.errors?.[0]?.path).toBe('/forms/order~1new-number/phoneNumberId');
  });
});

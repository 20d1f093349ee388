import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../../../src/shared/api/api.ts';
import type { PayloadOf } from '../../../src/shared/api/operation.ts';
import type { PhoneNumber, Reservation } from '../../../src/shared/api/phone-numbers.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, guestWithProof, phones } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';

type Board = PayloadOf<Api['GET /api/phone-registries']>;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const board = async (client: TestClient, query = '') =>
  (await client.get(`/api/phone-registries${query}`)).payload<Board>();
const act = (client: TestClient, number: { id: string }, action: string) =>
  client.post(`/api/phone-registries/${number.id}/${action}`);
const reserve = async (client: TestClient, number: { id: string }) =>
  (await act(client, number, 'reserve')).payload<{ reservation: Reservation }>().reservation;

async function numbers(query = '?kind=general'): Promise<[PhoneNumber, PhoneNumber, ...PhoneNumber[]]> {
  const [first, second, ...more] = (await board(t.client(), query)).numbers;
  return [first!, second!, ...more];
}

describe('numbers on offer', () => {
  it('are filtered by kind, class and digits', async () => {
    const repeat = await numbers('?kind=vip&class=Repeat');
    expect(repeat.map((number) => number.class)).toEqual(Array(10).fill('Repeat'));
    const { numbers: found } = await board(t.client(), `?q=${encodeURIComponent('0176 0406 9077')}`);
    expect(found.map(({ msisdn }) => msisdn)).toEqual(['+4917604069077']);
    expect(await board(t.client(), '?q=999999')).toMatchObject({ numbers: [], held: [] });
    expect((await board(t.client(), '?limit=3')).numbers).toHaveLength(3);
    expect((await board(t.client(), '?limit=0')).numbers).toEqual([]);
    expect((await t.client().get('/api/phone-registries?limit=201')).status).toBe(422);
    expect((await t.client().get('/api/phone-registries?class=Gold')).problem().referenceCode).toBe(1100);
  });

  it('are filtered by what their digits look like', async () => {
    const ends = async (pattern: string) =>
      (await numbers(`?kind=general&pattern=${pattern}`)).map(({ msisdn }) => msisdn.slice(-2));
    expect(await ends('RoundEnding')).toHaveLength(10);
    expect((await ends('RoundEnding')).filter((end) => !end.endsWith('0'))).toEqual([]);
    expect((await ends('DoubleEnding')).filter(([tens, ones]) => tens !== ones)).toEqual([]);
    // Of 3920 000 to 3920 099 those with a third zero.
    expect((await ends('Triple')).sort()).toEqual([
      '00',
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
      '07',
      '08',
      '09',
    ]);
    expect((await t.client().get('/api/phone-registries?pattern=.*')).status).toBe(422);
  });

  it('come in an order that stays and is no row of neighbours', async () => {
    const shown = (await numbers()).map(({ msisdn }) => msisdn);
    expect((await numbers()).map(({ msisdn }) => msisdn)).toEqual(shown);
    const neighbours = shown.filter((number, at) => BigInt(number) === BigInt(shown[at - 1] ?? 0) + 1n);
    expect(neighbours.length).toBeLessThan(shown.length / 10);
  });

  it('are one pool for all teams', async () => {
    const [number] = await numbers();
    await reserve(t.client({ team: 'kanarya' }), number);
    expect((await board(t.client({ team: 'kartal' }))).numbers.map(({ id }) => id)).not.toContain(number.id);
    expect((await act(t.client({ team: 'kartal' }), number, 'reserve')).problem().referenceCode).toBe(1104);
  });
});

describe('a reservation', () => {
  it('holds for 15 minutes by the server clock', async () => {
    const [number] = await numbers();
    const ada = t.client();
    const held = await reserve(ada, number);
    expect(held).toMatchObject({ phoneNumberId: number.id, extensionsLeft: 10, warnSeconds: 120 });
    expect(Date.parse(held.expiresAt) - Date.parse(held.serverTime)).toBe(900_000);
    expect((await board(ada)).held).toEqual([held]);
    t.pass({ seconds: 899 });
    expect((await act(t.client(), number, 'reserve')).problem()).toMatchObject({
      status: 409,
      referenceCode: 1104,
    });
    t.pass({ seconds: 1 });
    expect((await board(ada)).held).toEqual([]);
    await reserve(t.client(), number);
    expect((await act(ada, number, 'extend')).problem()).toMatchObject({ status: 410, referenceCode: 1105 });
  });

  it('is not prolonged by asking for it again', async () => {
    const [number] = await numbers();
    const ada = t.client();
    const held = await reserve(ada, number);
    t.pass({ minutes: 5 });
    expect(await reserve(ada, number)).toMatchObject({ id: held.id, expiresAt: held.expiresAt });
  });

  it('is extended ten times', async () => {
    const [number] = await numbers();
    const ada = t.client();
    await reserve(ada, number);
    for (let left = 9; left >= 0; left--) {
      t.pass({ minutes: 14 });
      const { reservation } = (await act(ada, number, 'extend')).payload<{ reservation: Reservation }>();
      expect(reservation).toMatchObject({ extensionsLeft: left });
      expect(Date.parse(reservation.expiresAt)).toBe(t.now().getTime() + 900_000);
    }
    expect((await act(ada, number, 'extend')).problem().referenceCode).toBe(1105);
  });

  it('is one general and one VIP number: another choice gives the first back', async () => {
    const [first, second] = await numbers();
    const [vip] = await numbers('?kind=vip');
    const ada = await guestWithProof(t, phones.bora);
    await reserve(ada, first);
    await reserve(ada, vip);
    await reserve(ada, second);
    expect((await board(ada)).held.map((held) => held.phoneNumberId)).toEqual([second.id, vip.id]);
    await reserve(t.client(), first);
  });

  it('is kept when another choice turns out to be taken', async () => {
    const [first, second] = await numbers();
    const ada = t.client();
    await reserve(ada, first);
    await reserve(t.client(), second);
    expect((await act(ada, second, 'reserve')).problem().referenceCode).toBe(1104);
    expect((await board(ada)).held.map((held) => held.phoneNumberId)).toEqual([first.id]);
  });

  it('is given back by its holder alone', async () => {
    const [number] = await numbers();
    const ada = t.client();
    await reserve(ada, number);
    await act(t.client(), number, 'release');
    expect((await act(t.client(), number, 'reserve')).problem().referenceCode).toBe(1104);
    (await act(ada, number, 'release')).payload();
    await reserve(t.client(), number);
  });

  it('moves to the user whom the guest becomes', async () => {
    const [number] = await numbers();
    const { client, form } = await customer(t, 'anna');
    const guest = t.client();
    const held = await reserve(guest, number);
    const login = { username: form.contact.email, password: form.security.password, rememberMe: false };
    const { accessToken } = (await guest.post('/api/auth/login', login)).payload<{ accessToken: string }>();
    guest.token = accessToken;
    expect((await board(guest)).held).toEqual([held]);
    expect((await board(client)).held).toEqual([held]);
  });

  it('of a number that does not exist is refused', async () => {
    const none = { id: '00000000-0000-4000-8000-000000000000' };
    expect((await act(t.client(), none, 'reserve')).problem().referenceCode).toBe(1104);
    expect((await act(t.client(), { id: 'x' }, 'reserve')).problem().referenceCode).toBe(1100);
    const info = await t.client({ lang: 'tr' }).get(`/api/phone-registries/${none.id}/info`);
    expect(info.problem()).toMatchObject({
      status: 404,
      referenceCode: 1113,
      detail: 'Bu numarayı bulamadık.',
    });
  });
});

describe('a SIM card from a shop', () => {
  it.each([
    ['8949990000000000010', true],
    ['89499 90000 00000 0010', true],
    ['89499-90000-00000-0010', true],
    ['8949990000000000011', false],
    ['8949990000009999992', false],
  ])('%s: %s', async (iccid, available) => {
    const answer = await t.client().post('/api/phone-registries/check-sim', { iccid });
    expect(answer.payload()).toEqual({ available });
  });
});

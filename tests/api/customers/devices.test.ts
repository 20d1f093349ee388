import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeviceList, DeviceView } from '../../../src/shared/api/customers.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, password, phones } from '../../support/people.ts';
import { stepUp } from '../../support/step-up.ts';
import type { TestClient } from '../../support/test-client.ts';

const url = '/api/devices';
const agents = {
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
  desk: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
};

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function signIn(agent: string, phone: string, client: TestClient = t.client(), rememberMe = false) {
  const form = { username: phone, password, rememberMe };
  const answer = await client.post('/api/auth/login', form, { 'user-agent': agent });
  client.token = answer.payload<{ accessToken: string }>().accessToken;
  return client;
}

const devicesOf = async (client: TestClient) => (await client.get(url)).payload<DeviceList>().devices;
const isSignedIn = async (client: TestClient) => (await client.get('/api/users/me')).status === 200;
const short = ({ browser, system, isCurrent, remembered }: DeviceView) =>
  [browser, system, isCurrent ? 'here' : 'elsewhere', remembered ? 'remembered' : 'short'].join(' ');

test('the customer sees where the account is in use, this session first, and no address', async () => {
  const { client } = await customer(t, 'anna');
  await client.post('/api/auth/logout');
  const phone = await signIn(agents.phone, phones.anna, t.client(), true);
  t.pass({ days: 1 });
  const desk = await signIn(agents.desk, phones.anna);
  t.pass({ minutes: 10 });
  await phone.post('/api/auth/refresh');
  const listed = await devicesOf(desk);
  expect(listed.map(short)).toEqual(['firefox linux here short', 'safari ios elsewhere remembered']);
  const [, other] = listed;
  const days = (moment = '') => (t.now().getTime() - Date.parse(moment)) / 86_400_000;
  expect(days(other?.firstUsedAt)).toBeCloseTo(1 + 10 / 1440);
  expect(days(other?.lastUsedAt)).toBe(0);
  expect((await desk.get(url)).text).not.toMatch(/127\.0\.0\.1|Mozilla/);
});

test('one session is ended after a step-up; at once, and no other', async () => {
  const { client: here } = await customer(t, 'bora');
  const [lost, kept] = [await signIn(agents.phone, phones.bora), await signIn(agents.desk, phones.bora)];
  const id = (await devicesOf(here)).find(({ system }) => system === 'ios')?.id;
  expect((await here.send('DELETE', `${url}/${id}`)).problem().referenceCode).toBe(1112);
  expect(await isSignedIn(lost)).toBe(true);
  await stepUp(here);
  const left = (await here.send('DELETE', `${url}/${id}`)).payload<DeviceList>().devices;
  expect(left.map(({ system }) => system)).toEqual(['other', 'linux']);
  expect([await isSignedIn(here), await isSignedIn(kept), await isSignedIn(lost)]).toEqual([
    true,
    true,
    false,
  ]);
  expect((await lost.post('/api/auth/refresh')).problem().referenceCode).toBe(1005);
  expect((await here.send('DELETE', `${url}/${id}`)).problem()).toMatchObject({
    status: 404,
    referenceCode: 1022,
    detail: 'Dieses Gerät gibt es nicht.',
  });
});

test('all other sessions are ended together, and those of other customers go on', async () => {
  const { client: here } = await customer(t, 'cem');
  const stranger = await signIn(agents.desk, phones.bora);
  const others = [await signIn(agents.phone, phones.cem), await signIn(agents.desk, phones.cem)];
  expect((await here.send('DELETE', url)).problem().referenceCode).toBe(1112);
  await stepUp(here);
  const left = (await here.send('DELETE', url)).payload<DeviceList>().devices;
  expect(left.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  for (const other of others) expect(await isSignedIn(other)).toBe(false);
  expect([await isSignedIn(here), await isSignedIn(stranger)]).toEqual([true, true]);
});

test('a login ends the session that the browser had before', async () => {
  const before = await signIn(agents.desk, phones.bora);
  const token = before.token;
  await signIn(agents.desk, phones.bora, before);
  expect(await isSignedIn(before)).toBe(true);
  before.token = token;
  expect(await isSignedIn(before)).toBe(false);
});

test('a session that has expired is not listed', async () => {
  const gone = await signIn(agents.phone, phones.cem);
  t.pass({ days: 1, seconds: 1 });
  const here = await signIn(agents.desk, phones.cem);
  expect((await devicesOf(here)).map(({ system }) => system)).toEqual(['linux']);
  expect(await isSignedIn(gone)).toBe(false);
});

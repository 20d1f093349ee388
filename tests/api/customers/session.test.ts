import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, password, phones } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await customer(t, 'anna');
});
afterAll(() => t.close());
beforeEach(() => t.pass({ days: 2 })); // what one test did to the account's delays is over for the next

const cookieOf = (client: TestClient) => client.cookies.get('fanline-refresh') ?? '';
const setCookies = (headers: Record<string, unknown>) =>
  [headers['set-cookie']]
    .flat()
    .filter((cookie) => String(cookie).startsWith('fanline-refresh'))
    .join('\n');

async function loggedIn(username: string = phones.anna, rememberMe = false) {
  const client = t.client();
  const answer = await client.post('/api/auth/login', { username, password, rememberMe });
  client.token = answer.payload<{ accessToken: string }>().accessToken;
  return { client, answer };
}

test.each(['0171 39200001', '+49 171 39200001', '0049171-39200001', 'anna@example.org', 'ANNA@EXAMPLE.org'])(
  'login with the name %s',
  async (username) => {
    const { answer, client } = await loggedIn(username);
    expect(answer.payload()).toMatchObject({ expiresIn: 900, user: { phoneNumber: phones.anna } });
    expect(answer.text).not.toContain('refreshToken');
    expect((await client.get('/api/users/me')).status).toBe(200);
  },
);

test('the refresh token is a cookie that no script reads; with remember-me it lasts 30 days', async () => {
  const short = setCookies((await loggedIn()).answer.headers);
  expect(short).toMatch(/fanline-refresh=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict/);
  expect(short).not.toMatch(/Max-Age/);
  expect(setCookies((await loggedIn(phones.anna, true)).answer.headers)).toMatch(/Max-Age=2592000/);
});

test('a wrong password and an unknown account answer alike: 1004', async () => {
  const login = (username: string) =>
    t.client().post('/api/auth/login', { username, password: 'Wrong-pass1' });
  const [known, unknown] = [await login(phones.anna), await login('+4917139209999')];
  expect(known.problem()).toMatchObject({ status: 401, referenceCode: 1004 });
  const { requestId: _a, ...first } = known.problem();
  const { requestId: _b, ...second } = unknown.problem();
  expect(second).toEqual(first);
});

test('after five failures the delay grows, alike for unknown accounts, and nobody is locked out', async () => {
  for (const username of [phones.anna, 'nobody@example.org']) {
    const fail = () => t.client().post('/api/auth/login', { username, password: 'Wrong-pass1' });
    for (let failure = 0; failure < 5; failure++) expect((await fail()).status).toBe(401);
    expect((await fail()).headers['retry-after']).toBe('1');
    t.pass({ seconds: 1 });
    expect((await fail()).status).toBe(401);
    expect((await fail()).headers['retry-after']).toBe('2');
    t.pass({ seconds: 2 });
  }
  expect((await loggedIn()).answer.status).toBe(200);
  const { client } = await loggedIn();
  expect(client.token).toBeDefined();
});

test('an access token ends after 900 seconds, and a refresh brings another', async () => {
  const { client } = await loggedIn();
  t.pass({ seconds: 899 });
  expect((await client.get('/api/users/me')).status).toBe(200);
  t.pass({ seconds: 1 });
  expect((await client.get('/api/users/me')).problem()).toMatchObject({ status: 401, referenceCode: 1034 });
  const { accessToken } = (await client.post('/api/auth/refresh')).payload<{ accessToken: string }>();
  client.token = accessToken;
  expect((await client.get('/api/users/me')).status).toBe(200);
});

test('a refresh token that is used again later ends the whole session: 1005', async () => {
  const { client } = await loggedIn();
  const stolen = cookieOf(client);
  (await client.post('/api/auth/refresh')).payload();
  t.pass({ seconds: 11 });
  const thief = t.client();
  thief.cookies.set('fanline-refresh', stolen);
  expect((await thief.post('/api/auth/refresh')).problem()).toMatchObject({
    status: 401,
    referenceCode: 1005,
  });
  expect((await client.post('/api/auth/refresh')).problem().referenceCode).toBe(1005);
  expect((await client.get('/api/users/me')).status).toBe(401);
});

test('within ten seconds the predecessor gets the same successor, but only the immediate one', async () => {
  const { client } = await loggedIn();
  const first = cookieOf(client);
  (await client.post('/api/auth/refresh')).payload();
  const second = cookieOf(client);
  t.pass({ seconds: 10 });
  const tab = t.client();
  tab.cookies.set('fanline-refresh', first);
  expect((await tab.post('/api/auth/refresh')).status).toBe(200);
  expect(cookieOf(tab)).toBe(second);
  (await client.post('/api/auth/refresh')).payload();
  tab.cookies.set('fanline-refresh', first);
  expect((await tab.post('/api/auth/refresh')).problem().referenceCode).toBe(1005);
});

test('a session ends 30 days after its login, however much it is used', async () => {
  const { client } = await loggedIn(phones.anna, true);
  for (let day = 0; day < 29; day += 1) {
    t.pass({ days: 1 });
    const answer = await client.post('/api/auth/refresh');
    client.token = answer.payload<{ accessToken: string }>().accessToken;
  }
  t.pass({ hours: 23, minutes: 55 });
  const last = await client.post('/api/auth/refresh');
  client.token = last.payload<{ accessToken: string }>().accessToken;
  expect((await client.get('/api/users/me')).status).toBe(200);
  t.pass({ minutes: 5, seconds: 1 });
  expect((await client.get('/api/users/me')).status).toBe(401);
  expect((await client.post('/api/auth/refresh')).problem().referenceCode).toBe(1005);
});

test('a session without remember-me ends a day after its last refresh, with it after 30', async () => {
  const short = (await loggedIn()).client;
  const long = (await loggedIn(phones.anna, true)).client;
  t.pass({ hours: 23 });
  expect((await short.post('/api/auth/refresh')).status).toBe(200);
  t.pass({ hours: 24 });
  expect((await short.post('/api/auth/refresh')).problem().referenceCode).toBe(1005);
  t.pass({ days: 27 });
  expect((await long.post('/api/auth/refresh')).status).toBe(200);
});

test('no cookie, an unknown token, another team: 1005', async () => {
  expect((await t.client().post('/api/auth/refresh')).problem().referenceCode).toBe(1005);
  const { client } = await loggedIn();
  const other = t.client({ team: 'aslan' });
  other.cookies.set('fanline-refresh', cookieOf(client));
  expect((await other.post('/api/auth/refresh')).problem().referenceCode).toBe(1005);
  expect((await client.post('/api/auth/refresh')).status).toBe(200);
});

test('clients without cookies get and send the refresh token in the body', async () => {
  const client = t.client({ headers: { 'x-client': 'api' } });
  const answer = await client.post('/api/auth/login', { username: phones.anna, password });
  const { refreshToken } = answer.payload<{ refreshToken: string }>();
  expect(client.cookies.size).toBe(0);
  const next = (await client.post('/api/auth/refresh', { refreshToken })).payload<{ refreshToken: string }>();
  expect(next.refreshToken).not.toBe(refreshToken);
});

test('logout ends the session on the server and removes the cookie', async () => {
  const { client } = await loggedIn();
  const cookie = cookieOf(client);
  expect((await client.post('/api/auth/logout')).payload()).toEqual({});
  expect(cookieOf(client)).toBe('');
  expect((await client.get('/api/users/me')).status).toBe(401);
  client.cookies.set('fanline-refresh', cookie);
  expect((await client.post('/api/auth/refresh')).status).toBe(401);
});

test('no token is stored readable', async () => {
  const { client } = await loggedIn();
  const tables = ['access_token', 'refresh_token', 'session', 'guest'];
  for (const table of tables) {
    const stored = JSON.stringify(await t.db.query(`SELECT * FROM ${table}`, []));
    expect(stored).not.toContain(client.token);
    expect(stored).not.toContain(cookieOf(client));
  }
});

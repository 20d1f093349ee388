import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pageIds, pages } from '../../../src/shared/pages.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, guestWithProof } from '../../support/people.ts';
import { listeningPort, rawRequest } from '../../support/raw-request.ts';
import type { TestClient } from '../../support/test-client.ts';

const apps: TestApp[] = [];
let base: TestApp;
beforeAll(async () => {
  base = await createTestApp();
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await base.close();
});

async function limited(env: Record<string, string>): Promise<TestApp> {
  const t = await createTestApp({ db: base.db, env });
  apps.push(t);
  return t;
}

/** How many of so many calls are answered. */
async function answered(calls: number, call: (at: number) => Promise<{ status: number }>): Promise<number> {
  let good = 0;
  for (let at = 0; at < calls; at++) if ((await call(at)).status !== 429) good += 1;
  return good;
}

const tariffs = (client: TestClient) => () => client.get('/api/tariffs');

test('strangers of an address share its limit; 429 has the words of the language', async () => {
  const t = await limited({ RATE_LIMIT_STRANGERS: '3', VALIDATE_LIMIT_PER_MINUTE: '5' });
  const client = t.client({ lang: 'tr' });
  expect(await answered(3, () => client.get('/api/forms'))).toBe(3);
  const refused = await client.get('/api/forms');
  expect(refused.problem()).toMatchObject({ status: 429, referenceCode: -1, title: 'Too Many Requests' });
  expect(refused.problem().type).toMatch(/RATE_LIMIT_EXCEEDED$/);
  expect(refused.problem().detail).toBe('Çok fazla deneme yapıldı. Lütfen daha sonra tekrar deneyin.');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await t.client({ remoteAddress: '203.0.113.7' }).get('/api/forms')).status).toBe(200);
  const dryRun = () => client.post('/api/forms/auth/otp/validate', { code: '123456' });
  expect(await answered(6, dryRun)).toBe(5);
  expect((await client.get('/health/live')).status).toBe(200);
});

test('customers and guests of one address have a limit of their own', async () => {
  const anna = await customer(base, 'anna');
  const bora = await customer(base, 'bora');
  const t = await limited({ RATE_LIMIT_PER_MINUTE: '4', RATE_LIMIT_STRANGERS: '2' });
  const [first, second, guest] = [t.client(), t.client(), t.client()];
  first.token = anna.client.token;
  second.token = bora.client.token;
  const { cookies } = await guestWithProof(base, '+4917139200009');
  for (const [name, value] of cookies) guest.cookies.set(name, value);
  expect(await answered(6, tariffs(first))).toBe(4);
  expect(await answered(6, tariffs(guest))).toBe(4);
  // The strangers' limit is used up: a customer does not feel it.
  expect(await answered(6, tariffs(t.client()))).toBe(2);
  expect(await answered(6, tariffs(second))).toBe(4);
});

test('versions of forms that anybody can make up are counted; those in force are not', async () => {
  const t = await limited({ RATE_LIMIT_STRANGERS: '5' });
  const query = vi.spyOn(t.db, 'query');
  const lookedUp = () => query.mock.calls.filter(([sql]) => sql.includes('definition_script')).length;
  const script = (version: string) => async () => {
    const { statusCode } = await t.app.inject(`/definitions/${version}/auth/login.de.js`);
    return { status: statusCode };
  };
  expect(await answered(3, script('x'))).toBe(3);
  expect(lookedUp()).toBe(0);
  expect(await answered(9, script('0123456789abcdef'))).toBe(2);
  expect(lookedUp()).toBe(2);
  expect(await answered(20, script(t.definitions.versions()['auth/login'] ?? ''))).toBe(20);
});

test('another token of the same account gives no new limit', async () => {
  const { client } = await customer(base, 'cem');
  const t = await limited({ RATE_LIMIT_PER_MINUTE: '4', RATE_LIMIT_STRANGERS: '100' });
  const one = t.client();
  one.token = client.token;
  expect(await answered(4, tariffs(one))).toBe(4);
  one.token = (await client.post('/api/auth/refresh')).payload<{ accessToken: string }>().accessToken;
  expect(await answered(4, tariffs(one))).toBe(0);
});

test('made-up tokens and cookies count for the address', async () => {
  const t = await limited({ RATE_LIMIT_STRANGERS: '5' });
  const withToken = (at: number) => t.client().get('/api/tariffs', { authorization: `Bearer made-up-${at}` });
  expect(await answered(10, withToken)).toBe(5);
  const withCookie = (at: number) =>
    t.client().get('/api/tariffs', { cookie: `fanline-guest=made-up-${at}` });
  expect(await answered(10, withCookie)).toBe(0);
});

test('all requests of an address together have a limit, pages too, however many guests they are from', async () => {
  const t = await limited({ RATE_LIMIT_PER_ADDRESS: '5', CLIENT_DIR: 'tests/support/client' });
  expect(
    await answered(3, (at) =>
      t.client().post('/api/phone-auth/generate-otp', { phone: `+49151123456${80 + at}` }),
    ),
  ).toBe(3);
  expect(await answered(3, () => t.client().get('/'))).toBe(2);
  expect((await t.client().get('/health/live')).status).toBe(200);
});

test('a form without scripts counts as its call, and shares its limit', async () => {
  const forms = pageIds.flatMap((id) => (pages[id].posts ? pages[id].paths.slice(0, 1) : []));
  expect(forms.length).toBeGreaterThan(2);
  for (const url of forms) {
    const t = await limited({ RATE_LIMIT_STRANGERS: '3' });
    const post = async () => ({ status: (await t.app.inject({ method: 'POST', url })).statusCode });
    expect(await answered(2, post), url).toBe(2);
    expect(await answered(2, tariffs(t.client())), url).toBe(1);
    expect(await answered(1, post), url).toBe(0);
  }
});

test('behind a proxy a client who sends slowly gets a sentence for further requests, and the others get answers', async () => {
  const t = await limited({ TRUST_PROXY: '1', CONNECTIONS_PER_ADDRESS: '1' });
  const port = await listeningPort(t.app);
  const headers = { 'x-team-id': 'kanarya', 'x-language-code': '1' };
  const from = (client: string) =>
    rawRequest(port, { target: '/api/tariffs', headers: { ...headers, 'x-forwarded-for': client } });
  const slow = connect({ port, host: '127.0.0.1' }).on('error', () => undefined);
  const sent = { ...headers, 'x-forwarded-for': '192.0.2.1', 'content-type': 'application/json' };
  const lines = Object.entries({ host: 'a', ...sent, 'content-length': 9 });
  slow.write(`POST /api/auth/login HTTP/1.1\r\n${lines.map((one) => `${one.join(': ')}\r\n`).join('')}\r\n{`);
  await once(t.app.server, 'request');
  const [own, other] = [await from('192.0.2.1'), await from('192.0.2.2')];
  expect([own.status, other.status]).toEqual([429, 200]);
  expect(JSON.parse(own.body)).toMatchObject({ referenceCode: -1, detail: expect.stringMatching(/ .*\./) });
  const ended = once(slow, 'close');
  slow.destroy();
  await ended;
  await expect.poll(async () => (await from('192.0.2.1')).status).toBe(200);
});

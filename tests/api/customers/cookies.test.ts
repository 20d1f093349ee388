import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, password, phones } from '../../support/people.ts';
import type { Answer } from '../../support/test-client.ts';

const cookiesOf = ({ headers }: Answer) => [headers['set-cookie'] ?? []].flat().map(String);
const login = { username: phones.anna, password, rememberMe: true };

async function start(env: Record<string, string>): Promise<TestApp> {
  const t = await createTestApp({ env: { CLIENT_DIR: 'tests/support/client', ...env } });
  await customer(t, 'anna');
  return t;
}

describe('by https', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await start({ PUBLIC_URL: 'https://fanline.example' });
  });
  afterAll(() => t.close());

  test('each cookie is Secure and bound to the host by its name', async () => {
    const guest = await t.client().post('/api/phone-auth/generate-otp', { phone: phones.bora });
    const set = [...cookiesOf(guest), ...cookiesOf(await t.client().post('/api/auth/login', login))];
    expect(set.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-fanline-guest',
      '__Host-fanline-device',
      '__Host-fanline-refresh',
    ]);
    for (const cookie of set) {
      expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=(Strict|Lax)$/);
      expect(cookie).not.toMatch(/Domain=/);
    }
  });

  test('a refresh token in a cookie without the prefix is not read: another host could have set it', async () => {
    const client = t.client();
    await client.post('/api/auth/login', login);
    const token = client.cookies.get('__Host-fanline-refresh') ?? '';
    const refresh = (name: string) =>
      t.client().post('/api/auth/refresh', undefined, { cookie: `${name}=${token}` });
    expect((await refresh('fanline-refresh')).problem().referenceCode).toBe(1005);
    expect((await refresh('__Host-fanline-refresh')).status).toBe(200);
  });

  test('a logout takes the cookie away', async () => {
    const client = t.client();
    await client.post('/api/auth/login', login);
    const [gone] = cookiesOf(await client.post('/api/auth/logout'));
    expect(gone).toMatch(/^__Host-fanline-refresh=; .*Expires=Thu, 01 Jan 1970.*Secure/);
  });

  test('the page has the colours that the cookie of the script names', async () => {
    const page = (cookie: string) => t.app.inject({ url: '/', headers: { cookie } });
    expect((await page('__Host-fanline-color-scheme=light')).body).toContain('color-scheme="light"');
    expect((await page('fanline-color-scheme=light')).body).toContain('color-scheme="dark"');
  });
});

test('by http, in development, names have no prefix: browsers would refuse it', async () => {
  const t = await start({});
  const client = t.client();
  const answer = await client.post('/api/auth/login', login);
  for (const cookie of cookiesOf(answer)) expect(cookie).toMatch(/^fanline-(?!.*Secure)/);
  expect((await client.post('/api/auth/refresh')).status).toBe(200);
  await t.close();
});

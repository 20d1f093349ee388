import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { drawingClient } from '../../support/drawing-client.ts';
import { customer, password, phones } from '../../support/people.ts';
import { drawnIn, PlainBrowser, startOf } from '../../support/plain-browser.ts';

let t: TestApp;
beforeAll(async () => {
  const env = {
    CLIENT_DIR: await drawingClient(),
    LOGIN_FAILURES: '3',
    PUBLIC_URL: 'https://fanline.example',
  };
  t = await createTestApp({ env });
  await customer(t, 'anna');
  await customer(t, 'bora');
}, 180_000);
afterAll(() => t.close());

const setCookies = ({ last }: PlainBrowser) => [last.headers['set-cookie'] ?? []].flat().map(String);

test('the right password leads to the customer’s pages, with the cookies of the call', async () => {
  const browser = new PlainBrowser(t.app);
  const form = { username: phones.anna, password, rememberMe: 'on' };
  const shown = await browser.fill('/tr/login', 'auth/login', form);
  expect(browser.last).toMatchObject({ status: 303, headers: { location: '/tr/dashboard' } });
  expect(shown.url).toBe('/tr/dashboard');
  const [device, refresh, hint] = setCookies(browser);
  expect(device).toMatch(/^__Host-fanline-device=.*; HttpOnly; Secure; SameSite=Strict/);
  expect(refresh).toMatch(/^__Host-fanline-refresh=.*Max-Age=2592000; .*HttpOnly; Secure; SameSite=Strict/);
  expect(hint).toBe('__Host-fanline-session=plain; Max-Age=2592000; Path=/; Secure; SameSite=Strict');
  expect(shown.html).not.toContain(phones.anna);
  // The cookie is that of the call: it opens the session.
  const client = t.client();
  client.cookies.set('__Host-fanline-refresh', browser.cookies.get('__Host-fanline-refresh') ?? '');
  expect((await client.post('/api/auth/refresh')).status).toBe(200);
});

test('without the tick the browser forgets the session at its end', async () => {
  const browser = new PlainBrowser(t.app);
  await browser.fill('/auth/login', 'auth/login', { username: phones.anna, password });
  expect(browser.last.status).toBe(303);
  expect(setCookies(browser).find((cookie) => cookie.includes('refresh'))).not.toContain('Max-Age');
});

test('a wrong password is said above the form; it is not sent back, the name is', async () => {
  const wrong = { username: phones.bora, password: 'geheim-Falsch1', rememberMe: 'on' };
  const browser = new PlainBrowser(t.app);
  const shown = await browser.fill('/auth/login', 'auth/login', wrong);
  expect(shown.status).toBe(401);
  expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'www-authenticate': 'Bearer' });
  expect(setCookies(browser)).toEqual([]);
  const page = drawnIn(shown.html);
  expect(page).toContain(t.deps.words.text('de', 'error.code.1004'));
  expect(page).not.toContain('auth-login_password__error');
  expect(startOf(shown.html).posted).toMatchObject({
    values: { username: phones.bora, rememberMe: true },
    errors: [{ path: '' }],
  });
  expect(shown.html).toContain(`value="${phones.bora}"`);
  expect(shown.html).not.toContain('geheim');
});

test('who guesses has to wait, and reads it', async () => {
  const wrong = { username: phones.bora, password: 'geheim-Falsch1' };
  let shown = await new PlainBrowser(t.app).fill('/tr/auth/login', 'auth/login', wrong);
  for (let tries = 0; tries < 5 && shown.status === 401; tries++)
    shown = await new PlainBrowser(t.app).fill('/tr/auth/login', 'auth/login', wrong);
  expect(shown.status).toBe(429);
  expect(Number(shown.headers['retry-after'])).toBeGreaterThan(0);
  expect(drawnIn(shown.html)).toContain(t.deps.words.text('tr', 'message.rateLimitExceeded'));
  expect(shown.html).not.toContain('geheim');
});

test('nothing typed is an error at each field', async () => {
  const shown = await new PlainBrowser(t.app).fill('/auth/login', 'auth/login', {
    username: '',
    password: '',
  });
  expect(shown.status).toBe(422);
  for (const field of ['username', 'password'])
    expect(drawnIn(shown.html)).toContain(`id="auth-login_${field}__error"`);
});

test('no address in the form or the query decides where a login leads', async () => {
  const browser = new PlainBrowser(t.app);
  const hidden = await browser.hidden('/auth/login', 'auth/login');
  const fields = new URLSearchParams({ username: phones.anna, password }).toString();
  await browser.send('/auth/login?returnTo=https://evil.example&next=//evil.example', hidden, fields);
  expect(browser.last.headers.location).toBe('/dashboard');
});

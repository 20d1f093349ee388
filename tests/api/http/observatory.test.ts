import { afterAll, beforeAll, expect, test } from 'vitest';
import { pointsOf, scoreOf } from '../../support/observatory/score.ts';
import { preloaded, type Site, startSite } from '../../support/observatory/site.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { checkout } from '../../support/payments.ts';
import { customer, password } from '../../support/people.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** What every answer gets beside the 100 to begin with. */
const headers = {
  'content-security-policy': 10,
  'cross-origin-resource-policy': 10,
  'referrer-policy': 5,
  'strict-transport-security': 5,
  'x-frame-options': 5,
};
const script = { 'subresource-integrity': 5 };
const cookies = { cookies: 5 };

test.each([
  ['/', 200],
  ['/tr', 200],
  ['/tarife', 200],
  ['/tarife/prepaid/flex-m', 200],
  ['/auth/register/tariff?step=tariff', 200],
  ['/auth/login', 200],
  ['/auth/register', 200],
  ['/dashboard', 200],
  ['/information/privacy-policy', 200],
  ['/information/cancellation', 200],
  ['/support', 200],
  ['/no-such-page', 404],
])('140 points for a page of the client: %s', async (path, status) => {
  const score = await scoreOf(site.proxy, path);
  expect(score.status).toBe(status);
  expect(pointsOf(score)).toEqual({ ...headers, ...script });
  expect(score.score).toBe(140);
});

test('140 points for the pages of a customer who is logged in', async () => {
  const { client } = await customer(site.t, 'anna');
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const path of ['/dashboard', '/dashboard/account/profile', '/tr/dashboard/bills'])
    expect((await scoreOf(site.proxy, path, { headers: { cookie } })).score, path).toBe(140);
});

test('140 points for a login: its cookies are safe', async () => {
  const { form } = await customer(site.t, 'bora');
  const login = {
    method: 'POST',
    headers: { 'x-team-id': 'kanarya', 'x-language-code': '1' },
    body: { username: form.contact.email, password, rememberMe: true },
  };
  const score = await scoreOf(site.proxy, '/api/auth/login', login);
  expect(score).toMatchObject({ status: 200, score: 140 });
  expect(score.findings.cookies?.result).toBe('cookies-secure-with-httponly-sessions-and-samesite');
  expect(pointsOf(score)).toEqual({ ...headers, ...cookies });
});

test.each([
  ['what no address leads to, without the client', '/c/no-such-link', 404],
  ['a page of the sandbox', '/sandbox/pay/none', 404],
  ['the sandbox as a person drives it', '/dev/payments', 200],
  ['the outbox', '/dev/outbox', 200],
  ['the description of the API', '/api/docs', 200],
  ['the page without a connection', '/offline', 200],
  ['an address that cannot be read', '/%zz', 400],
  ['an address that is too long', `/c/${'a'.repeat(500)}`, 414],
])('140 points for a page without the client: %s', async (_name, path, status) => {
  const score = await scoreOf(site.proxy, path);
  expect(score.status).toBe(status);
  expect(pointsOf(score)).toEqual({ ...headers, ...script });
  expect(score.score).toBe(140);
});

test('140 points for a link to pay by, and for the page of the sandbox that it leads to', async () => {
  const { client, order } = await guestWithOrder(site.t, '+4917139200031');
  const made = await client.post('/api/payment-links', { kind: 'order', id: order.id });
  const link = made.payload<{ url: string }>().url;
  const pay = (await checkout(client, order)).payload<{ url: string }>().url;
  for (const address of [link, `${link}/check`, pay]) {
    const { pathname } = new URL(address, `https://${preloaded}`);
    expect(await scoreOf(site.proxy, pathname), pathname).toMatchObject({ status: 200, score: 140 });
  }
});

test('140 points for a form without scripts that another site has sent: 403', async () => {
  for (const path of ['/auth/login', '/tr/kuendigen', '/color-scheme']) {
    const score = await scoreOf(site.proxy, path, { method: 'POST' });
    expect([path, score.status, score.score]).toEqual([path, 403, 140]);
  }
});

test('140 points for the page that says that the client is not there: 503', async () => {
  const bare = await startSite({ CLIENT_DIR: 'tests/support' });
  expect(await scoreOf(bare.proxy, '/')).toMatchObject({ status: 503, score: 140 });
  await bare.close();
});

test('140 points for a fault of ours, for a database that is away, and for too many requests', async () => {
  const worst = await startSite();
  const failing = (error: Error) => {
    worst.t.db.query = () => Promise.reject(error);
    worst.t.db.transaction = () => Promise.reject(error);
  };
  failing(new Error('a fault of ours'));
  expect(await scoreOf(worst.proxy, '/tarife')).toMatchObject({ status: 500, score: 140 });
  failing(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  expect(await scoreOf(worst.proxy, '/tarife')).toMatchObject({ status: 503, score: 140 });
  await worst.close();
  const busy = await startSite({ RATE_LIMIT_PER_ADDRESS: '1' });
  expect(await scoreOf(busy.proxy, '/tarife')).toMatchObject({ status: 429, score: 140 });
  await busy.close();
});

// Five points are for a script with its hash, five for safe cookies. What is no page can have no script, and a cookie
// that serves nothing would be a cookie for the sake of points.
test.each([
  ['an answer for a program', '/api/forms', 200],
  ['a refusal for a program', '/api/users/me', 400],
  ['a machine that asks whether the process lives', '/health/live', 200],
  ['the list of the definitions', '/definitions/current.json', 200],
  ['the style of a page', '/error-page.css', 200],
  ['the script of a page', '/plain-page.js', 200],
])('135 points for what is no page: %s', async (_name, path, status) => {
  const score = await scoreOf(site.proxy, path);
  expect(score.status).toBe(status);
  expect(pointsOf(score)).toEqual(headers);
  expect(score.score).toBe(135);
});

test('while the host is not on the list of preloaded ones, five points are missing, and nothing else', async () => {
  const host = 'new.test';
  const fresh = await startSite({ PUBLIC_URL: `https://${host}` }, host);
  const score = await scoreOf(fresh.proxy, '/');
  const { 'strict-transport-security': _preload, ...others } = headers;
  expect(pointsOf(score)).toEqual({ ...others, ...script });
  expect(score.findings).toMatchObject({
    'strict-transport-security': { result: 'hsts-implemented-max-age-at-least-six-months' },
    redirection: { result: 'redirection-to-https', pass: true },
  });
  await fresh.close();
});

test('140 points for a payment link whose form may lead to Stripe', async () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_none', STRIPE_WEBHOOK_SECRET: 'whsec_none' };
  const paid = await startSite(stripe);
  expect((await scoreOf(paid.proxy, '/c/no-such-link')).score).toBe(140);
  await paid.close();
});

// A page that loses more than ten points gets no extra ones: without a policy 100 - 25 - 20 are left.
test.each([
  ['content-security-policy', 55],
  ['referrer-policy', 135],
  ['cross-origin-resource-policy', 130],
  ['x-content-type-options', 135],
])('without the header %s a page gets fewer points', async (header, points) => {
  site.proxy.dropped.add(header);
  const { score } = await scoreOf(site.proxy, '/').finally(() => site.proxy.dropped.clear());
  expect(score).toBe(points);
});

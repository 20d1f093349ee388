import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { CLIENT_DIR: 'tests/support/client' } });
});
afterAll(() => t.close());

const send = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });

test.each([
  ['both are missing', {}, 1001],
  ['no language', { 'x-team-id': 'aslan' }, 1001],
  ['no team', { 'x-language-code': '1' }, 1001],
  ['an unknown team', { 'x-team-id': 'panther', 'x-language-code': '1' }, 1002],
  ['an unknown language', { 'x-team-id': 'aslan', 'x-language-code': '2' }, 1002],
])('the two headers: %s', async (_case, headers, code) => {
  const answer = await send('/api/users/me', headers);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().referenceCode).toBe(code);
});

test('what everybody may read needs no headers, but a wrong value is refused there, too', async () => {
  for (const url of ['/api/forms', '/api/openapi.json', '/api/docs']) {
    expect((await send(url)).statusCode, url).toBe(200);
    expect((await send(url, { 'x-language-code': 'de' })).json().referenceCode, url).toBe(1002);
  }
});

const everywhere = {
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /^default-src 'none';.*frame-ancestors 'none'/,
};

test.each([
  '/',
  '/tr/tarife',
  '/no-such-page',
  '/assets/missing.js',
  '/api/forms',
  '/api/no-such-call',
  '/api/users/me',
  '/health/ready',
  '/metrics',
  '/definitions/current.json',
  '/dev/outbox',
  '/api/docs',
  '/%zz',
])('the security headers are on %s', async (url) => {
  const { headers } = await send(url, { accept: 'text/html' });
  for (const [name, value] of Object.entries(everywhere)) expect(headers[name], name).toMatch(value);
  expect(headers['content-security-policy']).not.toMatch(/unsafe-/);
});

test('the security headers are on a script', async () => {
  const [script] = readdirSync('tests/support/client/assets').filter((name) => name.endsWith('.js'));
  const { statusCode, headers } = await send(`/assets/${script}`);
  expect(statusCode).toBe(200);
  for (const [name, value] of Object.entries(everywhere)) expect(headers[name], name).toMatch(value);
});

test.each(['icon-180.png', 'mark.svg'])('the security headers are on an image: %s', async (name) => {
  const built = await createTestApp({ db: t.db, env: { CLIENT_DIR: 'public' } });
  const { statusCode, headers } = await built.app.inject({ url: `/images/kartal/${name}` });
  await built.close();
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
  for (const [header, value] of Object.entries(everywhere)) expect(headers[header], header).toMatch(value);
});

test('the security headers are on a definition', async () => {
  const version = t.definitions.versions()['auth/login'];
  const { statusCode, headers } = await send(`/definitions/${version}/auth/login.de.js`);
  expect(statusCode).toBe(200);
  for (const [name, value] of Object.entries(everywhere)) expect(headers[name], name).toMatch(value);
});

test('pages allow their own scripts and styles only, and require Trusted Types', async () => {
  const policy = String((await send('/')).headers['content-security-policy']);
  for (const part of ["script-src 'self'", "style-src 'self'", "require-trusted-types-for 'script'"]) {
    expect(policy.split('; ')).toContain(part);
  }
});

test('pages of the product may ask for the position, nothing else may', async () => {
  const permissions = async (url: string) =>
    (await send(url, { accept: 'text/html' })).headers['permissions-policy'];
  for (const url of ['/', '/tr/shops', '/no-such-page'])
    expect(await permissions(url), url).toMatch(/geolocation=\(self\)/);
  for (const url of ['/api/docs', '/api/forms', '/dev/outbox', '/shops/find'])
    expect(await permissions(url), url).toMatch(/geolocation=\(\)/);
});

test('a page names the hosts of the brand’s services, and another answer does not', async () => {
  const env = { CLIENT_DIR: 'tests/support/client', SERVICES_FILE: 'tests/support/services.json' };
  const asking = await createTestApp({ env });
  const policyOf = async (url: string) =>
    String(
      (await asking.app.inject({ url, headers: { accept: 'text/html' } })).headers['content-security-policy'],
    );
  const page = await policyOf('/tarife');
  for (const part of [
    "script-src 'self' https://zaehlwerk.example https://tagwerk.example https://messung.example;",
    "connect-src 'self' https://zaehlwerk.example https://tagwerk.example https://messung.example https://jawort.example;",
    'frame-src https://plauderei.example',
    "require-trusted-types-for 'script'",
    'trusted-types fanline default',
  ])
    expect(page).toContain(part);
  expect(page).not.toMatch(/unsafe|\*/);
  for (const url of ['/dev/outbox', '/api/docs', '/health/ready'])
    expect(await policyOf(url)).not.toContain('example');
  await asking.close();
  expect(
    String((await send('/tarife', { accept: 'text/html' })).headers['content-security-policy']),
  ).not.toMatch(/example|default;|frame-src/);
});

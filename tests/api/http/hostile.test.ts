import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const headers = { 'x-team-id': 'kanarya', 'x-language-code': '1', 'content-type': 'application/json' };
const login = (payload: string, more: Record<string, string> = {}) =>
  t.app.inject({ method: 'POST', url: '/api/auth/login', headers: { ...headers, ...more }, payload });

test.each([
  ['unreadable JSON', '{"username":', {}, 400],
  ['an empty body', '', {}, 400],
  ['__proto__', '{"__proto__":{"x":1}}', {}, 400],
  ['constructor.prototype', '{"constructor":{"prototype":{"x":1}}}', {}, 400],
  ['another media type', 'a=b', { 'content-type': 'text/csv' }, 415],
  ['a body that is too large', JSON.stringify({ username: 'x'.repeat(70_000) }), {}, 413],
  ['an array', '[]', {}, 422],
  ['a number', '7', {}, 422],
  ['null', 'null', {}, 422],
  ['wrong types', '{"username":{"$gt":""},"password":[1]}', {}, 422],
  ['a lone surrogate', '{"username":"\\ud800","password":"Abcdef1!"}', {}, 422],
  ['a null byte', '{"username":"a\\u0000b","password":"Abcdef1!"}', {}, 422],
  ['a deep object', `{"username":${'{"a":'.repeat(500)}1${'}'.repeat(500)}}`, {}, 422],
])('%s is refused as a problem, never a 500', async (_case, payload, more, status) => {
  const answer = await login(payload, more);
  expect(answer.statusCode, answer.body).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  const body = answer.json();
  expect(body).toMatchObject({ status, referenceCode: status === 422 ? 1100 : -1 });
  expect(body.requestId).toMatch(/^[\da-f-]{36}$/);
});

test.each([
  ['a null byte in a token', { authorization: 'Bearer a%00b' }],
  ['a very long token', { authorization: `Bearer ${'x'.repeat(8000)}` }],
  ['another scheme', { authorization: 'Basic YTpi' }],
  ['a broken cookie', { cookie: 'fanline-guest=%E0%A4%A; =; ;;' }],
])('%s: 401 or ignored, never a 500', async (_case, more) => {
  const answer = await t.app.inject({ url: '/api/users/me', headers: { ...headers, ...more } });
  expect(answer.statusCode).toBe(401);
});

test.each([
  '/api/%zz',
  '/%',
  '/api/forms/%00/x',
  '/api/forms/__proto__/constructor',
  '/definitions/../../etc/passwd',
  '/definitions/x/y/z.de.js',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  `/${'a'.repeat(5000)}`,
  '/api/users/check-email?email=a&email=b',
  '/dev/outbox?to=%00',
])('GET %s never answers 500', async (url) => {
  const answer = await t.app.inject({ url, headers });
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
});

test('an unknown call is 404 as a problem, whatever the headers', async () => {
  const answer = await t.app.inject({ url: '/api/no-such-call' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ referenceCode: -1, detail: 'Das haben wir nicht gefunden.' });
});

test('an unknown fault is 500 and -1, and tells nothing of its inside', async () => {
  const broken = await createTestApp();
  await broken.db.query('DROP TABLE access_token');
  const client = broken.client();
  client.token = 'x';
  const answer = await client.get('/api/users/me');
  expect(answer.problem()).toMatchObject({
    status: 500,
    referenceCode: -1,
    detail: 'Ein Fehler ist aufgetreten',
  });
  expect(answer.text).not.toMatch(/access_token|relation|select/i);
  await broken.close();
});

test('answers of the password rules hold no value that was typed', async () => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/forms/auth/reset-password/validate',
    payload: { password: 'Geheim-Nr1', passwordConfirmation: 'Anders-Nr2' },
  });
  expect(answer.json().payload.valid).toBe(false);
  expect(answer.body).not.toMatch(/Geheim-Nr1|Anders-Nr2|params/);
});

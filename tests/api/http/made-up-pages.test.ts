import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { drawingClient } from '../../support/drawing-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { CLIENT_DIR: await drawingClient(), RATE_LIMIT_PER_MINUTE: '1000000' } });
}, 180_000);
afterAll(() => t.close());

const get = (url: string) => t.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });

/** More than may wait to be drawn: were each a drawing of its own, most would come undrawn. */
const many = 40;
const namesLike = (path: string) => Array.from({ length: many }, (_, n) => `${path}/made-up-${n}`);

test.each([
  ['addresses without a page', '/nothing', 404],
  ['tariffs that do not exist', '/tarife/flex', 404],
  ['packages, which only their owners can see', '/dashboard/options', 200],
])('however many are made up of %s, one drawing serves them all', async (_what, path, status) => {
  const pages = await Promise.all(namesLike(path).map(get));
  expect(pages.map(({ statusCode }) => statusCode)).toEqual(Array(many).fill(status));
  expect(pages.filter(({ body }) => !body.includes('data-drawn'))).toEqual([]);
});

test.each(['de', 'tr'])('all addresses without a page are one page to the byte (%s)', async (lang) => {
  const prefix = lang === 'tr' ? '/tr' : '';
  const pages = await Promise.all(
    [`${prefix}/nothing?a=1`, `${prefix}/other/place`, `${prefix}/tarife/flex/none`].map(get),
  );
  expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
  // A page that does not exist cannot be unchanged.
  const again = await t.app.inject({
    method: 'GET',
    url: `${prefix}/nothing`,
    headers: { accept: 'text/html', 'if-none-match': String(pages[0]?.headers.etag) },
  });
  expect(again.statusCode).toBe(404);
});

test('a drawing that many addresses share has the own name of each, escaped', async () => {
  const { body } = await get(`/dashboard/options/${encodeURIComponent(`a"'<u>&b`)}`);
  expect(body).toContain("/tr/dashboard/options/a%22'%3Cu%3E%26b");
  expect(body).not.toContain('<u>');
  expect(body).not.toContain('of-this-address');
});

test('a page with a form that all readers share has another key in each answer', async () => {
  const keyIn = (body: string) => /"formKey":"([^"]+)"/.exec(body)?.[1];
  const keys = (await Promise.all([get('/auth/login'), get('/auth/login'), get('/auth/login')])).map(
    ({ body }) => keyIn(body),
  );
  expect(new Set(keys).size).toBe(3);
  expect(keys).not.toContain(undefined);
  const { body } = await get('/auth/login');
  // The field of the form and the start data have the same one.
  expect(body.split(keyIn(body) ?? 'none').length).toBeGreaterThan(2);
  expect(body).not.toContain('of-this-answer');
});

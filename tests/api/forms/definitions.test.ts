import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const urlOf = (id: string, lang = 'de') => `/definitions/${t.definitions.versions()[id]}/${id}.${lang}.js`;

test('which versions are in force, asked again for the price of a header', async () => {
  const first = await t.app.inject('/definitions/current.json');
  expect(first.json()).toEqual({ versions: t.definitions.versions() });
  expect(first.headers['cache-control']).toBe('no-cache');
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await t.app.inject({ url: '/definitions/current.json', headers });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test.each(['auth/login', 'order/order.flow'])(
  'the script of %s never changes under its address',
  async (id) => {
    const answer = await t.app.inject(urlOf(id));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/^text\/javascript/);
    expect(answer.body).toMatch(/export default/);
    expect((await t.app.inject(urlOf(id, 'tr'))).body).not.toBe(answer.body);
  },
);

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)('compressed for "%s" with %s', async (accept, encoding, open) => {
  const plain = await t.app.inject(urlOf('auth/login'));
  const answer = await t.app.inject({ url: urlOf('auth/login'), headers: { 'accept-encoding': accept } });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toMatch(/accept-encoding/i);
  expect(open(answer.rawPayload).toString()).toBe(plain.body);
});

test.each([
  '/definitions/x/auth/login.de.js',
  '/definitions/x/auth/login.fr.js',
  '/definitions/x/auth/nothing',
])('%s does not exist', async (url) => {
  expect((await t.app.inject(url)).statusCode).toBe(404);
});

test('an older version that was kept is served by a process that never compiled it', async () => {
  await t.db.query(
    "INSERT INTO definition_script (version, form_id, lang, script) VALUES ('00000000000000a1', 'auth/login', 'de', 'export default 1')",
    [],
  );
  expect((await t.app.inject('/definitions/00000000000000a1/auth/login.de.js')).body).toBe(
    'export default 1',
  );
});

import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageIds, pages } from '../../../src/shared/pages.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { listeningPort, rawRequest } from '../../support/raw-request.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({
    env: {
      CLIENT_DIR: 'tests/support/client',
      PUBLIC_URL: 'https://fanline.example',
      DEFINITIONS_POLL_SECONDS: '7',
    },
  });
});
afterAll(() => t.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const bootstrapOf = (html: string) => JSON.parse(/id="bootstrap">(.*)<\/script>/.exec(html)?.[1] ?? '');
const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];

test('every page answers in both languages with a title of its own', async () => {
  const titles = new Set<string>();
  const fixed = pageIds.filter((page) => !pages[page].query && pages[page].paths[0]?.includes(':') === false);
  for (const path of fixed.flatMap((page) => pages[page].paths)) {
    for (const [prefix, lang] of [
      ['', 'de'],
      ['/tr', 'tr'],
    ] as const) {
      const answer = await get(path === '/' ? prefix || '/' : prefix + path);
      expect(answer.statusCode, path).toBe(200);
      expect(answer.body).toContain(`<html lang="${lang}"`);
      expect(titleOf(answer.body)).toMatch(/^[^|]+ \| Kanarya Mobil$/);
      expect(titleOf(answer.body)).not.toMatch(/app\.title/);
      titles.add(`${lang} ${titleOf(answer.body)}`);
    }
  }
  expect(titles.size).toBe(fixed.length * 2);
});

test('the HTML says where the page is at home, and in which languages', async () => {
  const { body } = await get('/tr/tarife');
  expect(body).toContain('<link rel="canonical" href="https://fanline.example/tr/tarife">');
  expect(body).toContain('hreflang="de" href="https://fanline.example/tarife"');
  expect(body).toContain('hreflang="tr" href="https://fanline.example/tr/tarife"');
  expect(body).toContain('hreflang="x-default" href="https://fanline.example/tarife"');
  expect((await get('/login')).body).toContain('rel="canonical" href="https://fanline.example/auth/login"');
  expect((await get('/dashboard')).body).toContain('<meta name="robots" content="noindex">');
});

test('the page starts with what its scripts need', async () => {
  const { body } = await get('/tr/tarife?x=1');
  expect(bootstrapOf(body)).toMatchObject({
    team: 'kanarya',
    lang: 'tr',
    path: '/tr/tarife',
    colorScheme: 'dark',
    definitions: t.definitions.versions(),
    settings: { definitionsPollSeconds: 7 },
  });
});

test('dark unless the cookie says otherwise', async () => {
  expect((await get('/')).body).toContain('data-mantine-color-scheme="dark"');
  const light = (await get('/', { cookie: '__Host-fanline-color-scheme=light' })).body;
  expect(light).toContain('data-mantine-color-scheme="light"');
  expect(light).not.toContain('content="#0A1128"');
  const hostile = (await get('/', { cookie: '__Host-fanline-color-scheme="><script>' })).body;
  expect(hostile).toContain('data-mantine-color-scheme="dark"');
});

test('an unknown path is the page-not-found screen with status 404', async () => {
  for (const path of [
    '/no-such-page',
    '/tr/no-such-page',
    '/dashboard/%3Cscript%3E',
    '/tarife/flex/no-such-tariff',
  ]) {
    const answer = await get(path);
    expect(answer.statusCode, path).toBe(404);
    expect(answer.headers['content-type'], path).toMatch(/^text\/html/);
    expect(answer.body).not.toContain('<script>');
  }
  expect((await get('/api/no-such-call')).headers['content-type']).toMatch(/problem/);
  expect((await t.app.inject('/no-such-page')).headers['content-type']).toMatch(/problem/);
});

test('nothing in the start data can end its element', async () => {
  const { body } = await get('/tr/%3C%2Fscript%3E%3Cimg%20src=x%3E');
  expect(body.match(/<\/script>/g)).toHaveLength(2);
  expect(body).not.toContain('<img');
});

test('pages are compressed and asked for again, hashed files are kept for ever', async () => {
  const page = await get('/', { 'accept-encoding': 'br' });
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(brotliDecompressSync(page.rawPayload).toString()).toBe((await get('/')).body);
  const file = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.headers['content-encoding']).toBe('br');
  expect(file.headers['content-type']).toMatch(/javascript/);
});

test('the outbox is shown in development', async () => {
  await t.client().post('/api/phone-auth/generate-otp', { phone: '+4917139200001' });
  const page = await get('/dev/outbox');
  expect(page.body).toContain('+4917139200001');
  expect(page.body).toContain('<meta http-equiv="refresh"');
  expect(page.body).not.toMatch(/<style|style=/);
  const { messages } = (await get('/dev/outbox.json?to=%2B4917139200001')).json();
  expect(messages).toHaveLength(1);
  const production = await createTestApp({ env: { ALLOW_DEV_PAGES: '0' } });
  expect((await production.app.inject('/dev/outbox')).statusCode).toBe(404);
  await production.close();
});

describe('over the network, to the second reader of a moment', () => {
  let port: number;
  beforeAll(async () => {
    port = await listeningPort(t.app);
  });
  const read = async (target: string, headers: Record<string, string> = {}) => {
    const { headers: sent, ...answer } = await rawRequest(port, { target, headers });
    const { date: _date, ...others } = sent;
    return { ...answer, headers: others };
  };

  test.each([
    ['/', {}],
    ['/tr', { cookie: '__Host-fanline-color-scheme=light' }],
    ['/tarife', { 'accept-encoding': 'br' }],
    ['/information/faq', { 'accept-encoding': 'gzip', cookie: '__Host-fanline-session=1' }],
    ['/auth/login', {}],
    ['/assets/main-abc123.js', { 'accept-encoding': 'br' }],
    ['/nirgends', { accept: 'text/html' }],
  ])('%s is the same in all its headers', async (target, headers) => {
    const [first, second] = [await read(target, headers), await read(target, headers)];
    const body = expect.any(String);
    // A page with a form has a key of its own, which its tag follows.
    const ofForm = target === '/auth/login' ? { body, headers: { ...first.headers, etag: body } } : {};
    expect(second).toEqual({ ...first, ...ofForm });
  });

  test('a page follows the minute', async () => {
    const before = await read('/');
    expect((await read('/')).headers.etag).toBe(before.headers.etag);
    t.pass({ minutes: 1 });
    const later = await read('/');
    expect(later.headers.etag).not.toBe(before.headers.etag);
  });
});

test('a query that the page does not read makes no page of its own', async () => {
  const { etag } = (await get('/tarife')).headers;
  const known = { 'if-none-match': String(etag) };
  expect((await get('/tarife?utm_source=mail&x=1', known)).statusCode).toBe(304);
  expect((await get('/tarife?x=2', known)).statusCode).toBe(304);
});

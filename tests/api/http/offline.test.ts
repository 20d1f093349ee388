import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workerScript } from '../../../src/server/http/offline/worker-script.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

const folder = mkdtempSync(join(tmpdir(), 'fanline-worker-'));
let t: TestApp;
let off: TestApp;
beforeAll(async () => {
  writeFileSync(join(folder, 'sw.js'), 'built();');
  writeFileSync(join(folder, 'index.html'), '<html lang="de"><head></head><body></body></html>');
  t = await createTestApp({ env: { CLIENT_DIR: folder } });
  off = await createTestApp({ db: t.db, env: { CLIENT_DIR: folder, SERVICE_WORKER: 'off' } });
});
afterAll(async () => {
  await off.close();
  await t.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, { app } = t) => app.inject({ url, headers });

test('the service worker is asked for anew each time, and may load from us alone', async () => {
  const { statusCode, headers, body } = await get('/sw.js');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "connect-src 'self'",
      "require-trusted-types-for 'script'",
    ]),
  );
  expect(policy.join()).not.toMatch(/script-src|unsafe/);
  expect(body).toMatch(/^self\.fanlineFiles=\[.+\];\nbuilt\(\);$/);
  expect(headers).not.toHaveProperty('service-worker-allowed');
});

test('an unchanged worker is not sent again', async () => {
  const { etag } = (await get('/sw.js')).headers;
  const again = await get('/sw.js', { 'if-none-match': String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the worker is compressed once for all, and made again after a build', async () => {
  const worker = workerScript(t.deps);
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const [first, second] = await Promise.all([worker(encoding), worker(encoding)]);
    expect(await worker(encoding)).toBe(first);
    expect(second).toBe(first);
  }
  const before = await worker('identity');
  writeFileSync(join(folder, 'sw.js'), 'built();');
  utimesSync(join(folder, 'sw.js'), 1, 1);
  expect((await worker('identity')).tag).not.toBe(before.tag);
  const { body, headers } = await get('/sw.js', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(body).not.toBe('');
});

test('what the worker keeps from its beginning is there', async () => {
  const [line = ''] = (await get('/sw.js')).body.split('\n');
  const files: { url: string }[] = JSON.parse(line.slice(line.indexOf('['), -1));
  const pages = files.filter(({ url }) => !url.startsWith('/images/'));
  expect(pages.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/offline', '/tr/offline', '/offline-bar.css']),
  );
  for (const { url } of pages) expect((await get(url)).statusCode, url).toBe(200);
});

test.each([
  ['/offline', 'de', 'Sie sind offline'],
  ['/tr/offline', 'tr', 'Çevrimdışısınız'],
])('%s is the page without a connection', async (url, lang, title) => {
  const { headers, body } = await get(url);
  expect(headers['content-language']).toBe(lang);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain('<!--kept-->');
});

test('switched off, a worker comes that deletes everything and removes itself; pages register none', async () => {
  const { headers, body } = await get('/sw.js', {}, off);
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toMatch(/caches\.delete[\s\S]+registration\.unregister\(\)/);
  expect((await get('/', { accept: 'text/html' }, off)).body).toContain('"serviceWorker":"off"');
  expect((await get('/', { accept: 'text/html' })).body).not.toContain('serviceWorker');
});

test.each([
  ['a guest on a public page', '/tarife', undefined, 'forAll'],
  ['a guest who follows an invitation', '/tarife?invite=ABCD', undefined, 'forAll'],
  ['a customer on a public page', '/tarife', 'fanline-session=1', undefined],
  ['a customer on the own bills: their frame', '/dashboard/bills', 'fanline-session=1', 'own'],
  ['the dashboard', '/dashboard', 'fanline-session=1', undefined],
  ['the login', '/auth/login', undefined, undefined],
  ['what does not exist', '/tarife/flex/made-up', undefined, undefined],
])('what may be kept: %s', async (_who, url, cookie, kept) => {
  const { headers } = await get(url, { accept: 'text/html', ...(cookie ? { cookie } : {}) });
  expect(headers['fanline-kept']).toBe(kept);
});

test('the frame of the own bills holds nothing about anybody, and no answer of the API is ever marked', async () => {
  const frame = await get('/dashboard/bills', { accept: 'text/html', cookie: 'fanline-session=1' });
  const [, start = '{}'] = /id="bootstrap">([^<]*)/.exec(frame.body) ?? [];
  expect(JSON.parse(start).data).toEqual({});
  for (const url of ['/api/tariffs', '/api/invoices/me']) {
    const { headers } = await get(url, { 'x-team-id': 'kanarya', 'x-language-code': '1' });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('fanline-kept');
  }
});

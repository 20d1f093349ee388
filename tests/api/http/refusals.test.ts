import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageScriptTag } from '../../../src/server/http/page-script.ts';
import { langs, withLanguage } from '../../../src/shared/language.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { lastAnswer, listeningPort, type RawAnswer, rawText } from '../../support/raw-request.ts';

let t: TestApp;
let port: number;
beforeAll(async () => {
  t = await createTestApp({ env: { CLIENT_DIR: 'tests/support/client' } });
  port = await listeningPort(t.app);
});
afterAll(() => t.close());

const headerNames = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
];

function expectHeaders(headers: Record<string, unknown>) {
  for (const name of headerNames) expect(headers[name], name).toBeTruthy();
  expect(headers['cache-control']).toBe('no-store');
}

function expectProblem(answer: RawAnswer, status: number) {
  expect(answer.status, answer.body).toBe(status);
  expectHeaders(answer.headers);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const body = JSON.parse(answer.body);
  expect(body).toMatchObject({
    status,
    referenceCode: -1,
    type: expect.stringMatching(/^urn:fanline:problem:/),
  });
  expect(body.detail).toMatch(/^[A-ZÄÖÜ].* .*[.a-z]$/);
  return body;
}

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['an unknown method', 'FOO / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 400],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a header with a line feed', 'GET / HTTP/1.1\r\nhost: a\r\nx: a\nb\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['no host, and an expectation', 'GET / HTTP/1.1\r\nexpect: x\r\n\r\n', 400],
  ['headers of 64 kB', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(65_536)}\r\n\r\n`, 431],
])('%s: a problem with all headers, and the connection ends', async (_name, text, status) => {
  const answer = await rawText(port, text);
  expectProblem(answer, status);
  expect(answer.headers.connection).toBe('close');
});

test.each([
  ['an address that cannot be decoded', '/%zz', 400],
  ['one of the API', '/api/%zz', 400],
  ['a part that is too long', `/c/${'a'.repeat(500)}`, 414],
])('%s: a problem in the language of the request, with its id', async (_name, url, status) => {
  const answer = await rawText(port, `GET ${url} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  expect(expectProblem(answer, status).requestId).toMatch(/^[\da-f-]{36}$/);
  const turkish = await t.app.inject({ url, headers: { 'x-language-code': '0' } });
  expect(turkish.json().detail).toMatch(/^İste/);
});

test('an expectation that nobody knows is passed over', async () => {
  const head = 'GET /health/live HTTP/1.1\r\nhost: a\r\nexpect: a-miracle\r\nconnection: close\r\n\r\n';
  const answer = await rawText(port, head);
  expect(answer.status).toBe(200);
  for (const name of headerNames) expect(answer.headers[name], name).toBeTruthy();
});

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** No words are missing, nothing is inline, and the one script carries its hash. */
function expectPage(html: string) {
  expect(html.replace(pageScriptTag, '')).not.toMatch(/<script|<style|style=|errorPage\.|message\.|\{\w+\}/);
  expect(pageScriptTag).toMatch(/integrity="sha384-[\w+/=]{64}"/);
}

const page = 'accept: text/html,*/*;q=0.8\r\naccept-language: tr,de;q=0.5\r\n';
const long = `x: ${'y'.repeat(20_000)}\r\n`;

test.each([
  ['a header with a line feed', `GET /tarife HTTP/1.1\r\nhost: a\r\n${page}x: a\nb\r\n\r\n`, 400, 'de'],
  ['the same in Turkish', `GET /tr/tarife HTTP/1.1\r\nhost: a\r\n${page}x: a\nb\r\n\r\n`, 400, 'tr'],
  ['an address of its own form', `GET http://a/tr/ HTTP/1.1\r\nhost: a\r\n${page}x: a\nb\r\n\r\n`, 400, 'tr'],
  ['an unknown method', `FOO / HTTP/1.1\r\nhost: a\r\n${page}\r\n`, 400, 'de'],
  ['no address at all', `GET\r\n${page}\r\n`, 400, 'tr'],
  ['too many cookies', `GET /tr HTTP/1.1\r\nhost: a\r\n${page}${long}\r\n`, 431, 'tr'],
])('%s: a browser gets a page with all headers', async (_name, text, status, lang) => {
  const answer = await rawText(port, text);
  expect(answer.status).toBe(status);
  expectHeaders(answer.headers);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': lang,
    connection: 'close',
  });
  expectPage(answer.body);
  expect(answer.body).toMatch(new RegExp(`<html lang="${lang}".*Kanarya`, 's'));
  expect(answer.body).not.toMatch(/Kennung: |bildirin: |undefined/);
  if (status === 431) expect(answer.body).toContain('çerezlerini silin');
});

test('headers that grow too long in a later packet get a page: their beginning is not known', async () => {
  const begun = `GET /tr HTTP/1.1\r\nhost: a\r\n${page}x: ${'y'.repeat(9000)}`;
  const answer = await lastAnswer(port, [begun, 'y'.repeat(9000)]);
  expect(answer.status).toBe(431);
  expectHeaders(answer.headers);
  expectPage(answer.body);
  expect(answer.body).toMatch(/<html lang="de".*Kanarya/s);
});

test('a browser that names no host gets a page, too', async () => {
  const answer = await rawText(port, `GET /tr HTTP/1.1\r\n${page}\r\n`);
  expect(answer.status).toBe(400);
  expectHeaders(answer.headers);
  expect(answer.body).toMatch(/<html lang="tr".*Kanarya/s);
});

test('a call of the API that is no request stays a problem, whatever it accepts', async () => {
  expectProblem(await rawText(port, `GET /api/tariffs HTTP/1.1\r\nhost: a\r\n${page}x: a\nb\r\n\r\n`), 400);
});

async function pageOf(app: TestApp, path: string, lang: (typeof langs)[number]) {
  const answer = await app.app.inject({ url: withLanguage(lang, path), headers: browser });
  expect(answer.headers['content-type']).toMatch(/^text\/html/);
  expectHeaders(answer.headers);
  expect(answer.headers['content-security-policy']).toMatch(/style-src 'self'/);
  expect(answer.body).toContain(`<html lang="${lang}"`);
  expectPage(answer.body);
  return answer;
}

test.each(langs)('a browser gets a page, also when the database is away (%s)', async (lang) => {
  const app = await createTestApp({ env: { CLIENT_DIR: 'tests/support/client' } });
  await app.app.ready();
  const gone = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  app.db.query = () => Promise.reject(gone);
  app.db.transaction = () => Promise.reject(gone);
  const answer = await pageOf(app, '/tarife', lang);
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain(lang === 'de' ? 'Gerade nicht erreichbar' : 'Şu anda ulaşılamıyor');
  expect(answer.body).toContain('Kanarya');
  const call = await app.app.inject({
    url: '/api/tariffs',
    headers: { ...browser, 'x-team-id': 'kanarya', 'x-language-code': '1' },
  });
  expect([call.statusCode, call.headers['content-type']]).toEqual([
    503,
    'application/problem+json; charset=utf-8',
  ]);
  await app.close();
});

test.each(langs)('a page that is not built, too many requests, an unreadable address (%s)', async (lang) => {
  const app = await createTestApp({
    db: t.db,
    env: { CLIENT_DIR: 'no-such-folder', RATE_LIMIT_PER_ADDRESS: '3' },
  });
  expect((await pageOf(app, '/', lang)).statusCode).toBe(503);
  expect((await pageOf(app, '/%zz', lang)).statusCode).toBe(400);
  const lost = await app.app.inject({
    method: 'POST',
    url: withLanguage(lang, '/nothing'),
    headers: browser,
  });
  expect([lost.statusCode, lost.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  const refused = await pageOf(app, '/', lang);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain(lang === 'de' ? 'Zu viele Versuche.' : 'Çok fazla deneme');
  const style = /href="(\/[^"]+\.css)"/.exec(refused.body)?.[1] ?? '';
  expect((await app.app.inject(style)).headers['content-type']).toMatch(/^text\/css/);
  await app.close();
});

test('a fault of ours is a page too, which tells nothing of its inside', async () => {
  const app = await createTestApp({ env: { CLIENT_DIR: 'tests/support/client' } });
  await app.app.ready();
  await app.db.query('DROP TABLE tariff CASCADE');
  const answer = await pageOf(app, '/tarife', 'de');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain('Ein Fehler ist aufgetreten');
  expect(answer.body).not.toMatch(/relation|tariff"|select/i);
  await app.close();
});

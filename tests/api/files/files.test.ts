import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { teamIds } from '../../../src/shared/teams.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { CLIENT_DIR: 'public' } });
});
afterAll(() => t.close());

const get = (fileName: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  t.app.inject({ method, url: `/api/files?fileName=${encodeURIComponent(fileName)}`, headers });
const stored = (path: string) => readFileSync(`public/images/${path}`);

test('a file is found by its name, in the brand of the header, with its type and a day in caches', async () => {
  const own = await get('mark.svg', { 'x-team-id': 'aslan', 'x-language-code': '1' });
  expect(own.statusCode).toBe(200);
  expect(own.rawPayload.equals(stored('aslan/mark.svg'))).toBe(true);
  expect(own.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-disposition': 'inline; filename="mark.svg"',
    'cache-control': 'public, max-age=86400',
    vary: 'x-team-id',
    'x-content-type-options': 'nosniff',
  });
  const usual = await get('news/tea.svg');
  expect(usual.rawPayload.equals(stored('kanarya/news/tea.svg'))).toBe(true);
  expect((await get('icon-180.png')).headers['content-type']).toBe('image/png');
  const head = await get('icon-180.png', {}, 'HEAD');
  expect(head.headers['content-length']).toBe(String(stored('kanarya/icon-180.png').length));
  expect(head.rawPayload).toHaveLength(0);
});

test('an image that all brands share is found under each of them; a page without a brand shows it', async () => {
  const ball = stored('common/ball.svg');
  for (const team of teamIds) {
    const found = await get('ball.svg', { 'x-team-id': team });
    expect([found.statusCode, found.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(found.rawPayload.equals(ball), team).toBe(true);
  }
  const { body } = await t.app.inject('/api/docs');
  const [, icon = ''] = /rel="icon" href="([^"]+)"/.exec(body) ?? [];
  expect((await t.app.inject(icon)).rawPayload.equals(ball)).toBe(true);
});

test('a name may begin with its brand, for players that send no header', async () => {
  const own = stored('aslan/mark.svg');
  expect((await get('aslan/mark.svg')).rawPayload.equals(own)).toBe(true);
  expect((await get('aslan/mark.svg', { 'x-team-id': 'kartal' })).rawPayload.equals(own)).toBe(true);
  expect((await get('aslan/aslan/mark.svg')).statusCode).toBe(404);
});

test('a browser that has it gets nothing again, and another brand another tag', async () => {
  const { etag = '' } = (await get('mark.svg')).headers;
  const again = await get('mark.svg', { 'if-none-match': `"other", W/${String(etag)}` });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  expect((await get('mark.svg', { 'x-team-id': 'kartal' })).headers.etag).not.toBe(etag);
});

test('a part of it is sent on request, as long as the file is the same', async () => {
  const whole = stored('kanarya/icon-512.png');
  const part = await get('icon-512.png', { range: 'bytes=100-199' });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.length}`);
  expect(part.rawPayload.equals(whole.subarray(100, 200))).toBe(true);
  const beyond = await get('icon-512.png', { range: `bytes=${whole.length}-` });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
  const ranged = { range: 'bytes=0-9' };
  expect((await get('icon-512.png', { ...ranged, 'if-range': '"old"' })).statusCode).toBe(200);
  const { etag = '' } = part.headers;
  expect((await get('icon-512.png', { ...ranged, 'if-range': String(etag) })).rawPayload).toHaveLength(10);
});

test.each([
  'nothing.svg',
  '../aslan/mark.svg',
  '../../robots.txt',
  'news',
  'news/../mark.svg',
  '/mark.svg',
  'mark.svg\0',
  'MARK.SVG',
])('"%s" is no file: 1011, in the language of the header', async (name) => {
  const answer = await get(name, { 'x-team-id': 'kanarya', 'x-language-code': '0' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ referenceCode: 1011, detail: 'Dosya bulunamadı.' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('without a name it is 1100, with a wrong header 1002', async () => {
  expect((await t.app.inject('/api/files')).json()).toMatchObject({ referenceCode: 1100 });
  expect((await get('mark.svg', { 'x-team-id': 'bayern' })).json()).toMatchObject({ referenceCode: 1002 });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { drawingClient } from '../../support/drawing-client.ts';
import { drawnIn, PlainBrowser, startOf } from '../../support/plain-browser.ts';

let t: TestApp;
let hidden: Record<string, string>;
beforeAll(async () => {
  t = await createTestApp({ env: { CLIENT_DIR: await drawingClient() } });
  hidden = await new PlainBrowser(t.app).hidden('/support', 'support/message');
}, 180_000);
afterAll(() => t.close());

const typed = { subject: 'Netz', message: 'Wann?\r\nDanke', name: 'Ayşe Öz', email: 'ayse@example.org' };
const stored = () => t.db.query<Record<string, unknown>>('SELECT * FROM support_message ORDER BY created_at');
const send = (fields: Record<string, string> | string, headers?: Record<string, string | undefined>) =>
  new PlainBrowser(t.app).send('/support', hidden, fields, headers);

describe('a message without scripts', () => {
  test('is stored once, handed on and thanked for, in its language', async () => {
    const browser = new PlainBrowser(t.app);
    const shown = await browser.fill('/tr/support', 'support/message', { ...typed, files: '' });
    expect(shown.url).toMatch(/^\/tr\/support\?sent=/);
    expect(drawnIn(shown.html)).toContain(t.deps.words.text('tr', 'support.page.sentTitle'));
    await browser.open(shown.url);
    expect(await stored()).toMatchObject([{ ...typed, message: 'Wann?\nDanke', lang: 'tr', user_id: null }]);
    expect(await t.outbox(typed.email)).toMatchObject([{ template: 'support-received', lang: 'tr' }]);
  });

  test('a file is not left out in silence', async () => {
    const before = await stored();
    const shown = await send({ ...typed, files: 'bild.png' });
    expect(shown.status).toBe(422);
    expect(drawnIn(shown.html)).toContain(t.deps.words.text('de', 'message.filesNeedScripts'));
    expect(await stored()).toEqual(before);
  });

  test('an outdated form that is wrong today is 409, with the rules of today', async () => {
    const old = { ...hidden, ':version': '0000000000000000' };
    const shown = await new PlainBrowser(t.app).send('/support', old, { ...typed, email: '' });
    expect(shown.status).toBe(409);
    expect(drawnIn(shown.html)).toContain('support-message_email__error');
  });

  test('a field that the form does not have is refused, as in the call', async () => {
    const shown = await send({ ...typed, isAdmin: 'true' });
    expect(shown.status).toBe(422);
    expect(startOf(shown.html).posted).toMatchObject({
      errors: [{ path: '/isAdmin', rule: 'additionalProperties' }],
    });
  });
});

describe('what no browser sends from our page', () => {
  test.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site in an old browser', { origin: 'https://evil.example', 'sec-fetch-site': undefined }],
    ['a neighbour', { origin: 'http://evil.fanline.example', 'sec-fetch-site': 'same-site' }],
    ['a page of nowhere', { origin: 'null', 'sec-fetch-site': undefined }],
    ['nobody', { origin: undefined, 'sec-fetch-site': undefined }],
    ['a liar', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ])('from %s: refused before it is read', async (_from, headers) => {
    const before = await stored();
    const shown = await send(typed, headers);
    expect(shown.status).toBe(403);
    expect(shown.html).toContain(t.deps.words.text('de', 'message.otherOrigin'));
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['__proto__', 'a=1&__proto__.polluted=1'],
    ['constructor', 'constructor.prototype.polluted=1'],
    ['a name twice', 'subject=a&subject=b'],
    ['a form twice', '%3Aform=auth%2Flogin'],
  ])('%s: 400, and nothing changes', async (_name, fields) => {
    const shown = await send(fields);
    expect(shown.status).toBe(400);
    expect('polluted' in {}).toBe(false);
  });

  test('too much: 413; too many fields: refused; another type: 415', async () => {
    expect((await send({ ...typed, message: 'x'.repeat(70_000) })).status).toBe(413);
    const many = Array.from({ length: 300 }, (_, at) => `f${at}=1`).join('&');
    expect((await send(many)).status).toBe(422);
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
      expect((await send(typed, { 'content-type': type })).status, type).toBe(415);
  });

  test('a form of another page, and one without its key', async () => {
    const changes: Record<string, string>[] = [
      { ':form': 'auth/login' },
      { ':form': 'order/tariff' },
      { ':key': '' },
      { ':key': 'x' },
    ];
    for (const change of changes) {
      const shown = await new PlainBrowser(t.app).send('/support', { ...hidden, ...change }, typed);
      expect(shown.status, JSON.stringify(change)).toBe(400);
    }
  });

  test('calls of the API take no plain form: any site could send one', async () => {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/support/messages',
      payload: new URLSearchParams(typed).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-team-id': 'kanarya',
        'x-language-code': '1',
      },
    });
    expect(answer.statusCode).toBe(415);
  });

  test('a null byte, half a letter and no body are no fault of the server', async () => {
    for (const fields of ['subject=%00&message=%00&name=Ab+Cd&email=a%40b.de', 'subject=%ff%fe', ''])
      expect((await send(fields)).status).toBeLessThan(500);
    expect((await send('', { 'content-type': undefined })).status).toBeLessThan(500);
  });
});

test('no answer allows forms to lead elsewhere', async () => {
  const { headers } = await send({ subject: '' });
  expect(headers['content-security-policy']).toContain("form-action 'self';");
});

describe('the colours without scripts', () => {
  const choose = (scheme: string, headers: Record<string, string | undefined> = {}) => {
    const browser = new PlainBrowser(t.app);
    return browser.send('/color-scheme', { scheme }, '', headers).then((shown) => ({ shown, browser }));
  };

  test('the cookie is set and the same page comes back', async () => {
    const { shown, browser } = await choose('light', {
      referer: 'http://fanline.example/tr/tarife?type=flex',
    });
    expect(browser.last).toMatchObject({ status: 303, headers: { location: '/tr/tarife?type=flex' } });
    expect(browser.cookies.get('fanline-color-scheme')).toBe('light');
    expect(shown.html).toContain('data-mantine-color-scheme="light"');
  });

  test('no address leads away from us', async () => {
    for (const referer of [
      'https://evil.example//evil.example/x',
      'http://x/\\evil.example',
      'x:https://evil.example/',
      'x:javascript:alert(1)',
      'nonsense',
      undefined,
    ]) {
      const { browser } = await choose('dark', { referer });
      expect(String(browser.last.headers.location), referer).toMatch(/^\/(?![/\\])/);
    }
    expect((await choose('<u>')).browser.last.status).toBe(400);
    expect((await choose('light', { origin: 'https://evil.example' })).browser.last.status).toBe(403);
  });
});

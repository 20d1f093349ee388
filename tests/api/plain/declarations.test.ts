import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { drawingClient } from '../../support/drawing-client.ts';
import { drawnIn, hiddenIn, PlainBrowser, startOf, titleOf } from '../../support/plain-browser.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { CLIENT_DIR: await drawingClient() } });
}, 180_000);
afterAll(() => t.close());

const typed = {
  kind: 'ordinary',
  name: 'Ayşe Öz',
  contractNumber: 'V-9999999999',
  email: 'ayse@example.org',
};
const stored = () => t.db.query<Record<string, unknown>>('SELECT * FROM declaration ORDER BY received_at');

describe('a cancellation without scripts', () => {
  test('is taken as the call takes it; the page shows the receipt with its moment and PDF', async () => {
    const browser = new PlainBrowser(t.app);
    const before = (await stored()).length;
    const shown = await browser.fill('/kuendigen', 'contract/cancel', { ...typed, endDate: '31.01.2027' });
    expect(browser.last.status).toBe(303);
    expect(browser.last.headers['cache-control']).toBe('no-store');
    expect(shown.url).toMatch(/^\/kuendigen\?sent=[0-9a-f-]{36}$/);
    expect(shown.status).toBe(200);
    expect(shown.headers['cache-control']).toBe('no-store');
    const page = drawnIn(shown.html);
    for (const text of [
      'Ihre Kündigung ist eingegangen',
      '02.03.2026, 11:00:00 Uhr (MEZ)',
      'Ayşe Öz',
      '31.01.2027',
    ])
      expect(page).toContain(text);
    const rows = await stored();
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)).toMatchObject({
      kind: 'cancellation',
      content: { ...typed, endDate: '2027-01-31' },
      definition_version: t.definitions.versions()['contract/cancel'],
    });
    const [, link = ''] = /href="(\/api\/documents\/[^"]*)"/.exec(page) ?? [];
    const pdf = await t.app.inject(link.replaceAll('&amp;', '&'));
    expect(pdf.statusCode).toBe(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect((await t.outbox(typed.email))[0]).toMatchObject({ template: 'declaration-received' });
  }, 180_000); // the first PDF starts its thread

  test('the receipt stays for an hour, with a link that holds; a reload sends nothing again', async () => {
    const browser = new PlainBrowser(t.app);
    const shown = await browser.fill('/tr/kuendigen', 'contract/cancel', typed);
    const before = (await stored()).length;
    t.pass({ minutes: 50 });
    const page = drawnIn((await browser.open(shown.url)).html);
    expect(page).toContain('Ayşe Öz');
    const [, link = ''] = /href="(\/api\/documents\/[^"]*)"/.exec(page) ?? [];
    expect((await t.app.inject(link.replaceAll('&amp;', '&'))).statusCode).toBe(200);
    expect(await stored()).toHaveLength(before);
    t.pass({ minutes: 11 });
    const later = await browser.open(shown.url);
    expect(later.status).toBe(200);
    expect(later.html).not.toContain('Ayşe Öz');
  });

  test('nobody else sees it by its address', async () => {
    const shown = await new PlainBrowser(t.app).fill('/kuendigen', 'contract/cancel', typed);
    for (const other of [new PlainBrowser(t.app), await withCookieOf('/kuendigen')])
      expect((await other.open(shown.url)).html).not.toContain('Ayşe Öz');
  });

  test('two clicks are one declaration, also at once, and both lead to its receipt', async () => {
    const browser = new PlainBrowser(t.app);
    const hidden = await browser.hidden('/kuendigen', 'contract/cancel');
    const before = (await stored()).length;
    const both = await Promise.all([1, 2].map(() => browser.send('/kuendigen', hidden, typed)));
    const third = await browser.send('/kuendigen', hidden, typed);
    expect(new Set([...both, third].map(({ url }) => url)).size).toBe(1);
    expect(drawnIn(third.html)).toContain('Ihre Kündigung ist eingegangen');
    expect(await stored()).toHaveLength(before + 1);
    // After "back", another contract is another declaration.
    await browser.send('/kuendigen', hidden, { ...typed, contractNumber: 'V-8888888888' });
    expect(await stored()).toHaveLength(before + 2);
  });

  test('errors come back at their fields, with what was typed, a summary and another title', async () => {
    const browser = new PlainBrowser(t.app);
    const wrong = { kind: 'forCause', name: 'Ayşe <u>', contractNumber: '', email: 'ayse' };
    const shown = await browser.fill('/kuendigen', 'contract/cancel', wrong);
    expect(shown.status).toBe(422);
    expect(shown.url).toBe('/kuendigen');
    expect(shown.headers['cache-control']).toBe('no-store');
    expect(titleOf(shown.html)).toMatch(/^Fehler: .+ \| Kanarya Mobil$/);
    const page = drawnIn(shown.html);
    for (const path of ['cause', 'name', 'contractNumber', 'email']) {
      expect(page).toContain(`href="#contract-cancel_${path}"`);
      expect(page).toMatch(new RegExp(`id="contract-cancel_${path}"[^>]*aria-invalid="true"`));
      expect(page).toContain(`id="contract-cancel_${path}__error"`);
    }
    expect(page).toContain('value="Ayşe &lt;u&gt;"');
    expect(page).toMatch(/value="forCause"[^>]*checked|checked=""[^>]*value="forCause"/);
    expect(page.indexOf('data-summary')).toBeLessThan(page.indexOf('contract-cancel_name'));
    // What is mended is taken.
    const mended = { ...typed, kind: 'forCause', cause: 'Kein\r\nNetz' };
    const taken = await browser.send('/kuendigen', hiddenIn(shown.html, 'contract/cancel'), mended);
    expect(drawnIn(taken.html)).toContain('Ihre Kündigung ist eingegangen');
    expect((await stored()).at(-1)?.content).toMatchObject({ cause: 'Kein\nNetz' });
  });

  test('in Turkish, too', async () => {
    const shown = await new PlainBrowser(t.app).fill('/tr/kuendigen', 'contract/cancel', {
      ...typed,
      email: '',
    });
    expect(shown.status).toBe(422);
    expect(titleOf(shown.html)).toMatch(/^Hata: /);
    expect(drawnIn(shown.html)).toContain('Bir bilgi eksik veya hatalı');
  });

  test('a field that the answers hide is not sent, as in a browser with scripts', async () => {
    await new PlainBrowser(t.app).fill('/kuendigen', 'contract/cancel', {
      ...typed,
      cause: 'vorher getippt',
    });
    expect((await stored()).at(-1)?.content).toEqual(typed);
  });

  test('what one person typed is in no other page', async () => {
    await new PlainBrowser(t.app).fill('/kuendigen', 'contract/cancel', {
      name: 'Geheim Geheimnis',
      email: 'x',
    });
    const { html } = await new PlainBrowser(t.app).open('/kuendigen');
    expect(html).not.toContain('Geheim');
    expect(startOf(html).posted).toBeUndefined();
  });
});

test('a withdrawal is taken from the same page, by either address', async () => {
  const { kind: _, ...form } = typed;
  for (const address of ['/widerrufen', '/tr/information/cancellation']) {
    const browser = new PlainBrowser(t.app);
    const shown = await browser.fill(address, 'contract/withdraw', { ...form, part: 'Ek paket' });
    expect(shown.url).toContain(`${address}?sent=`);
    expect(drawnIn(shown.html)).toContain('Ek paket');
    expect((await stored()).at(-1)).toMatchObject({
      kind: 'withdrawal',
      content: { ...form, part: 'Ek paket' },
    });
  }
});

async function withCookieOf(url: string): Promise<PlainBrowser> {
  const browser = new PlainBrowser(t.app);
  await browser.fill(url, 'contract/cancel', { ...typed, name: 'Bora Can' });
  return browser;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lang, langs, withLanguage } from '../../../src/shared/language.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { ROOT } from '../../support/definitions.ts';
import { guestReady, sendOrder } from '../../support/orders.ts';
import { choose } from '../../support/payments.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { CLIENT_DIR: 'no-such-folder' } });
});
afterAll(() => t.close());

const names = {
  de: ['Verträge hier kündigen', 'Vertrag widerrufen'],
  tr: ['Sözleşmeyi buradan feshet', 'Sözleşmeden cay'],
} as const;

/** Both links with the words of the footer, to the parts of the page that the law asks for. */
function expectWays(html: string, lang: Lang): void {
  const page = withLanguage(lang, '/information/cancellation');
  const [cancel, withdraw] = names[lang];
  expect(html).toContain(`<a href="${page}#kuendigen">${cancel}</a>`);
  expect(html).toContain(`<a href="${page}#widerrufen">${withdraw}</a>`);
}

const htmlOf = async (url: string, lang: Lang) =>
  (await t.app.inject({ url, headers: { accept: 'text/html', 'accept-language': lang } })).body;

async function paymentLink(lang: Lang): Promise<string> {
  const { client, forms } = await guestReady(t, `+491760406987${lang === 'de' ? 1 : 2}`, { lang });
  const { order, session } = (await sendOrder(client, forms)).payload<{
    order: { id: string };
    session: { accessToken: string };
  }>();
  client.token = session.accessToken;
  const made = await client.post('/api/payment-links', { kind: 'order', id: order.id });
  return new URL(made.payload<{ url: string }>().url).pathname;
}

test.each(langs)(
  'a page for a payment leads to the ends of contracts, before and after it (%s)',
  async (lang) => {
    const path = await paymentLink(lang);
    const open = await htmlOf(path, lang);
    expect(open).toContain('<form');
    expectWays(open, lang);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const left = await t.app.inject({ method: 'POST', url: `${path}/paypal?v=V3`, payload: '', headers });
    await choose(t, String(left.headers.location), 'pay');
    const paid = await htmlOf(`${path}/check`, lang);
    expect(paid).not.toContain('<form');
    expectWays(paid, lang);
    expectWays(await htmlOf('/c/no-such-link', lang), lang);
  },
);

test.each(langs)('so do pages of a fault and the page without a connection (%s)', async (lang) => {
  for (const path of ['/', '/%zz', '/offline'])
    expectWays(await htmlOf(withLanguage(lang, path), lang), lang);
});

/** Who sees the pages that have their own frame or the plain one. */
const frames: Record<string, string> = {
  'http/error-page.page.ts': 'customers',
  'modules/payments/pay-link.page.ts': 'customers',
  'infra/mail/dress/mail-html.ts': 'mails are no pages',
  'sandbox/payments/sandbox.page.ts': 'stands in for the provider',
  'sandbox/payments/control.page.ts': 'developers',
  'sandbox/dev/dev.routes.ts': 'developers',
  'sandbox/dev/objections-desk.routes.ts': 'developers',
  'sandbox/clock/clock.routes.ts': 'developers',
  'http/health/docs.routes.ts': 'developers',
  'modules/workbench/sign-in.page.ts': 'staff',
  'modules/workbench/shared.page.ts': 'reviewers of a draft',
  'http/html.ts': 'the plain frame',
};

test('no other page of the server has a frame of its own', () => {
  const folder = join(ROOT, 'src/server');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const framed = files.filter((name) =>
    /<!doctype html>|plainPage\(/.test(readFileSync(join(folder, name), 'utf8')),
  );
  expect(framed.sort()).toEqual(Object.keys(frames).sort());
});

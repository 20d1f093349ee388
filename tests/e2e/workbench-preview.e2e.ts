import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { axeFindings } from './support/axe.ts';
import { listen } from './support/complaints.ts';
import { draftOf, openInTree, screenOf, slow } from './support/draft.ts';
import { expect, test } from './support/fixtures.ts';

test.use({
  serverOptions: { env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release' }, patienceSeconds: 170 },
});

test.setTimeout(420_000);

test('what is typed into a draft is seen as customers would see it, with their answers kept', async ({
  browser,
  server,
}) => {
  const complaints: string[] = [];
  const page = await draftOf(browser, server.url, 'de', 1280, complaints);
  await openInTree(page, 'keyword', /^Kundenkennwort keyword/);
  const preview = page.getByRole('region', { name: 'Vorschau', exact: true });
  const screen = screenOf(page, 'auth/register');
  await expect(preview.getByRole('option', { name: 'Beispiel 1', exact: true })).toBeAttached(slow);
  await preview.getByLabel('Ausfüllen mit').selectOption({ index: 1 });
  const keyword = screen.getByLabel(/Kundenkennwort|Geheimzahl/).first();
  // The section of the field that is worked on opens by itself, also with each new filling in.
  const section = screen.getByRole('button', { name: 'Sicherheit und Zustimmung' });
  await expect(section).toHaveAttribute('aria-expanded', 'true');
  const isInView = () =>
    keyword.evaluate((control) => {
      const { top, bottom } = control.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  await expect.poll(isInView).toBe(true);
  await keyword.fill('4711');
  await keyword.blur();

  // A rule and a word change with a key stroke, the answer stays.
  const rules = page.getByRole('region', { name: 'Regeln', exact: true });
  await rules.getByRole('textbox', { name: 'Muster', exact: true }).fill('^[1-9]{5}$');
  await expect(preview.getByRole('listitem').filter({ hasText: 'keywordDigits genau 5' })).toContainText(
    'jetzt verletzt',
  );
  await expect(keyword).toHaveValue('4711');
  const words = page.getByRole('region', { name: 'Texte', exact: true });
  await words.getByRole('textbox', { name: 'Bezeichnung, Deutsch', exact: true }).fill('Geheimzahl');
  await expect(screen.getByText('Geheimzahl').first()).toBeVisible();

  // What cannot be shown is said, and the last sound one stays.
  await rules.getByRole('textbox', { name: 'Muster', exact: true }).fill('^[1-9{5}$');
  await expect(
    preview.getByText('So kann das Formular nicht gezeigt werden.', { exact: false }),
  ).toBeVisible();
  await expect(keyword).toHaveValue('4711');
  await page.keyboard.press('Control+z');
  await expect(
    preview.getByText('So kann das Formular nicht gezeigt werden.', { exact: false }),
  ).toBeHidden();

  // Language and theme change under the same answers; another brand is another page, and goes on with them.
  await preview.getByLabel('Sprache').selectOption('tr');
  await expect(screen.getByLabel('Müşteri şifresi', { exact: false }).first()).toHaveValue('4711');
  await preview.getByLabel('Darstellung').selectOption('light');
  expect(complaints).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);

  await seenByStranger(page, browser, complaints);

  // Nothing of it was sent or kept: the frame has one origin with customers' pages.
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await page.context().close();
});

/** Another person, with a link and no session, sees what was saved, on a phone. */
async function seenByStranger(page: Page, browser: Browser, complaints: string[]): Promise<void> {
  const preview = page.getByRole('region', { name: 'Vorschau', exact: true });
  // It may have been saved by itself already.
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Gespeichert\./)).toBeVisible();
  await preview.getByText('Vorschau teilen').click();
  await preview.getByRole('button', { name: 'Link erstellen' }).click();
  const address = await preview.getByLabel('Link zur Vorschau').inputValue();
  const stranger = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'de-DE' });
  const shared = await stranger.newPage();
  await listen(shared, complaints);
  const sent: string[] = [];
  shared.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await shared.goto(address);
  await expect(shared.getByText('Entwurf – Vorschau').first()).toBeVisible();
  await shared.getByRole('button', { name: 'Sicherheit und Zustimmung' }).click(slow);
  await shared.getByLabel('Geheimzahl').first().fill('1');
  await shared.keyboard.press('Enter');
  expect(await axeFindings(shared)).toEqual([]);
  await shared.getByRole('link', { name: 'Die ganze Bestellung' }).click();
  await shared.getByRole('radio').first().check(slow);
  await shared.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(shared.getByRole('heading', { name: 'Nummer und SIM', level: 1 })).toBeFocused();
  for (const name of ['Türkçe', 'Hell', 'Kartal'])
    await shared.getByRole('link', { name, exact: true }).click();
  await expect(shared.getByRole('heading', { name: 'Tarife', level: 1 })).toBeVisible(slow);
  expect(await axeFindings(shared)).toEqual([]);
  expect(await shared.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect([sent, await stranger.cookies()]).toEqual([[], []]);
  expect(await shared.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  const [, key = ''] = /shared\/\d+\.\d+\.([\w-]+)/.exec(address) ?? [];
  const other = await shared.request.get(address.replace(key, [...key].reverse().join('')));
  expect(other.status()).toBe(404);
  await stranger.close();
}

test('another brand and width are shown with the same answers, in English, with the keyboard', async ({
  browser,
  server,
}) => {
  const page = await draftOf(browser, server.url, 'en', 1024);
  await openInTree(page, 'gutscheincode', /^Gutscheincode code/);
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  const frame = screenOf(page, 'order/coupon', 'Preview');
  const code = frame.getByRole('textbox').first();
  await code.fill('abc', slow);
  await preview.getByLabel('Width').press('ArrowDown');
  await expect(preview.getByLabel('Width')).toHaveValue('1280');
  // By a selector: the frame itself, whose size is asked for.
  await expect(preview.locator('iframe')).toHaveJSProperty('clientWidth', 1280);
  await expect(code).toHaveValue('abc');
  await preview.getByText('As it is sent', { exact: false }).press('Enter');
  await expect(preview.getByText('"code": "abc"', { exact: false })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.context().close();
});

test('the flow is a picture that follows the draft, and lights the way of an order', async ({
  browser,
  server,
}) => {
  const page = await draftOf(browser, server.url, 'de', 1280);
  await page.getByRole('searchbox').fill('flow.json');
  await page.getByRole('link', { name: 'schemas/order/order.flow.json' }).press('Enter');
  const flow = page.getByRole('region', { name: 'Ablauf', exact: true });
  await expect(flow.getByText('4 von 4 Schritten')).toBeVisible(slow);
  await flow.getByLabel('Tarif', { exact: true }).selectOption({ label: 'flex-s' });
  await flow.getByLabel('Kundenart').selectOption({ label: 'Firma' });
  await flow.getByLabel('Art der Rufnummer').selectOption({ label: 'mitgebrachte Nummer' });
  await expect(flow.getByText('3 von 4 Schritten')).toBeVisible();
  await expect(flow.getByText('Entfällt: Die Bedingung ist nicht erfüllt.').first()).toBeVisible();
  await flow.getByText('Als Liste').press('Enter');
  const extras = flow.getByRole('listitem').filter({ hasText: /^Extras: entfällt\./ });
  await expect(extras).toContainText(
    'nur wenn „Art der Rufnummer“ = neue Nummer oder „Tarif mit Trikot“ = ja',
  );

  // Firms are led to it all the same, as soon as it is written.
  const text = readFileSync(join(import.meta.dirname, '../../schemas/order/order.flow.json'), 'utf8');
  const write = async (written: string) => {
    await page.getByRole('textbox', { name: 'schemas/order/order.flow.json' }).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(written);
  };
  await write(text.replace('"id": "options",\n      "when"', '"id": "options",\n      "x-no"'));
  await expect(flow.getByText('So kann der Ablauf nicht gezeigt werden.', { exact: false })).toBeVisible();
  const when =
    '"when": { "properties": { "customerType": { "const": "business" } }, "required": ["customerType"] }';
  await write(JSON.stringify(withWhen(JSON.parse(text), JSON.parse(`{ ${when} }`)), null, 2));
  await expect(flow.getByText('4 von 4 Schritten')).toBeVisible();
  await expect(extras).toHaveCount(0);
  await flow.getByRole('button', { name: 'Zurücksetzen' }).press('Enter');
  await expect(flow.getByLabel('Kundenart')).toHaveValue('-1');
  expect(await axeFindings(page)).toEqual([]);
  await page.context().close();
});

/** A flow whose third step is for other orders. */
function withWhen(flow: { steps: object[] }, when: object): object {
  return { ...flow, steps: flow.steps.map((step, at) => (at === 2 ? { ...step, ...when } : step)) };
}

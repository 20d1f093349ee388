import type { Browser, Keyboard, Locator, Page } from 'playwright/test';
import { axeFindings } from './support/axe.ts';
import { draftOf } from './support/draft.ts';
import { expect, test } from './support/fixtures.ts';

test.use({
  serverOptions: { env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release' }, patienceSeconds: 170 },
});
// A proof compiles all forms twice.
test.setTimeout(420_000);
const proved = { timeout: 120_000 };

interface Desk {
  page: Page;
  complaints: string[];
}

async function deskOf(browser: Browser, url: string, lang: 'de' | 'en', width = 1280): Promise<Desk> {
  const complaints: string[] = [];
  return { page: await draftOf(browser, url, lang, width, complaints), complaints };
}

async function openField(page: Page, wanted: string, link: RegExp): Promise<void> {
  await page.getByRole('searchbox').fill(wanted);
  await page.getByRole('navigation').getByRole('link', { name: link }).press('Enter');
}

/** Goes on by the Tab key, and the key strokes that follow are for what it has reached. */
async function tabTo(target: Locator): Promise<Keyboard> {
  const { keyboard } = target.page();
  await target.waitFor();
  for (let presses = 0; presses < 200; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return keyboard;
    await keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target}.`);
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a field is shown under a condition, by mouse, and the sentence says it as the rule book does', async ({
  browser,
  server,
}) => {
  const { page, complaints } = await deskOf(browser, server.url, 'de');
  await openField(page, 'juniorGender', /juniorGender/);
  const conditions = part(page, 'Bedingungen');
  await expect(
    conditions.getByText(/^Wenn „Größe“ = Junior 128 oder Junior 140 oder Junior 152 oder Junior 164: /),
  ).toBeVisible();
  await conditions.getByRole('checkbox', { name: 'Junior 164' }).click();
  await expect(
    conditions.getByText(/^Wenn „Größe“ = Junior 128 oder Junior 140 oder Junior 152: /),
  ).toBeVisible();
  await conditions.getByRole('button', { name: '+ Weitere Frage' }).click();
  await conditions.getByLabel('Wonach 2. gefragt wird').selectOption({ label: 'Art des Tarifs' });
  await conditions.getByLabel('Wert 2').selectOption('0');
  await expect(
    conditions.getByText(/^Wenn .* und „Art des Tarifs“ = \w+: „.*“ wird nur dann gezeigt/),
  ).toBeVisible();
  await conditions.getByText('Bedingung als JSON').last().click();
  const json = conditions.getByRole('textbox', { name: /^Bedingung/ }).last();
  await expect(json).toContainText('"$order": "/tariff/type"');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(
    conditions.getByText(/^Wenn „Größe“ = Junior 128 oder Junior 140 oder Junior 152: /),
  ).toBeVisible();
  const uses = part(page, 'Verwendung');
  await expect(uses.getByText('Wer das Feld liest, und wozu')).toBeVisible();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a condition of the flow is asked more by keys alone, saved, and judged', async ({
  browser,
  server,
}) => {
  const { page, complaints } = await deskOf(browser, server.url, 'en', 1024);
  await (await tabTo(page.getByRole('searchbox'))).type('order.flow.json');
  await (await tabTo(page.getByRole('link', { name: /order\.flow\.json$/ }))).press('Enter');
  const form = part(page, 'Conditions').getByRole('group', { name: 'Extras: Ihr Trikot' });
  await expect(form.getByText('Only if “Plan with a jersey” = yes.')).toBeVisible();
  await (await tabTo(form.getByRole('button', { name: '+ Another question' }))).press('Enter');
  await (await tabTo(form.getByLabel('What is asked about, 2'))).type('Kind of number');
  await (await tabTo(form.getByLabel('Comparison 2'))).type('is filled in');
  await expect(
    form.getByText('Only if “Plan with a jersey” = yes and “Kind of number” filled in.'),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').first()).toContainText('Saved.');
  await (await tabTo(page.getByRole('button', { name: 'Save and check' }))).press('Enter');
  await expect(page.getByText(/^[✓✗] /)).toBeVisible(proved);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('JSON is completed and mended by keys, under the strict policy of the page', async ({
  browser,
  server,
}) => {
  const { page, complaints } = await deskOf(browser, server.url, 'de');
  await openField(page, 'jersey', /^Rückennummer number/);
  const rules = part(page, 'Regeln');
  const json = rules.getByRole('textbox', { name: /^Als JSON/ });
  // On a slow computer the next key comes before the page has drawn the last one: none may be lost.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await json.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' "multi');
  const offer = page.getByRole('option', { name: /multipleOf/ });
  await expect(offer).toBeVisible();
  await expect(offer).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(json).toContainText('"multipleOf"');
  await page.keyboard.type('1,');
  await expect(rules.getByRole('textbox', { name: 'Vielfaches von' })).toHaveValue('1');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(await axeFindings(page)).toEqual([]);

  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(', "exclusiveMinimun": 0');
  const fault = rules.getByText(
    /Zeile \d+: „exclusiveMinimun“ gibt es hier nicht\. Meinten Sie „exclusiveMinimum“\?/,
  );
  await expect(fault).toBeVisible();
  await fault.getByRole('button', { name: 'Beheben' }).press('Enter');
  await expect(fault).toHaveCount(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('what is not there says so, and a file that was not loaded is loaded again', async ({
  browser,
  server,
}) => {
  const { page } = await deskOf(browser, server.url, 'de');
  await page.goto('/workbench?lang=de&draft=99999');
  await expect(page.getByText('Die Änderung 99999 gibt es nicht.')).toBeVisible();
  await page.getByRole('link', { name: /Alle Änderungen/ }).click();
  await page.getByRole('link', { name: 'Bearbeiten' }).first().click();
  await page.route('**/workbench/api/drafts/*/file*', (route) => route.abort());
  await openField(page, 'jersey', /^Größe size/);
  const again = page.getByRole('button', { name: 'Noch einmal versuchen' });
  await expect(again.first()).toBeVisible();
  await page.unroute('**/workbench/api/drafts/*/file*');
  await again.first().press('Enter');
  await expect(part(page, 'Regeln')).toBeVisible();
  await page.context().close();
});

test('two fields are compared by the keyboard, and what the check misses is said in German', async ({
  browser,
  server,
}) => {
  const { page, complaints } = await deskOf(browser, server.url, 'de');
  // The list knows the form by its page as well, and forgives another ending.
  await page.getByRole('searchbox').fill('Registrierung');
  const tree = page.getByRole('navigation', { name: 'Formulare' });
  await expect(tree.getByRole('link', { name: /auth\/register$/ })).toBeVisible();
  await page.getByRole('searchbox').fill('support/message');
  await tree.getByRole('link', { name: / name$/ }).press('Enter');
  const rules = part(page, 'Regeln');
  const group = rules.getByRole('group', { name: 'Vergleich mit einem anderen Feld' });
  const add = group.getByLabel('Mit einem Feld vergleichen …');
  const keyboard = await tabTo(add);
  await keyboard.press('B');
  await expect(group.getByLabel('Art des Vergleichs 1')).toHaveValue('differsFrom');
  const texts = part(page, 'Texte');
  await expect(texts.getByRole('textbox', { name: 'Fehler: differsFromSubject, Deutsch' })).toHaveValue(
    'Bitte geben Sie hier etwas anderes an als bei „Betreff“.',
  );
  await group.getByText('Regel als JSON', { exact: true }).press('Enter');
  await expect(group.getByRole('textbox', { name: /^Regel als JSON/ })).toContainText('"x-errorAt": "name"');
  expect(await axeFindings(page)).toEqual([]);
  const check = page.getByRole('button', { name: 'Speichern und prüfen' });
  await check.press('Enter');
  await expect(page.getByRole('status').getByText('Das dauert bis zu einer Minute.')).toBeVisible();
  await expect(check).toHaveAttribute('aria-busy', 'true');
  const faults = part(page, '1 Fehler');
  await expect(
    faults.getByText('Kein Beispiel verletzt die Regel „differsFromSubject“ von /name. Ergänzen Sie eines.'),
  ).toBeVisible(proved);
  await page.getByRole('button', { name: 'Alle übernehmen' }).press('Enter');
  await check.press('Enter');
  await expect(page.getByText('✓ Geprüft: kein Fehler.')).toBeVisible(proved);
  expect(complaints).toEqual([]);
  await page.context().close();
});

import type { Browser, Keyboard, Locator, Page } from 'playwright/test';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

test.use({
  serverOptions: { env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release' }, patienceSeconds: 170 },
});
// A proof compiles all forms twice.
test.setTimeout(420_000);
const proved = { timeout: 180_000 };

/** Goes on by the Tab key, and the key strokes that follow are for what it has reached. */
async function tabTo(target: Locator): Promise<Keyboard> {
  const { keyboard } = target.page();
  await target.waitFor();
  for (let presses = 0; presses < 300; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return keyboard;
    await keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target}.`);
}

const press = async (target: Locator, key = 'Enter') => (await tabTo(target)).press(key);

/** Signs in by keys alone. Nothing of the page is touched by a mouse. */
async function signedIn(browser: Browser, url: string, name: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: url, locale: 'de-DE', viewport: { width: 1280, height: 900 } },
  });
  const page = await context.newPage();
  await page.goto('/workbench');
  const person = page.getByRole('button', { name });
  await person.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await press(person);
  await page.getByText('Angemeldet als').waitFor();
  return page;
}

/** Asks for a step, fills in what belongs to it, and confirms it. */
async function stepOn(page: Page, name: string, fill = async () => {}): Promise<void> {
  await press(page.getByRole('button', { name, exact: true }).first());
  await fill();
  expect(await axeFindings(page)).toEqual([]);
  await press(page.getByRole('button', { name: `Bestätigen: ${name}`, exact: true }));
}

/** Begins a draft, changes a word of it, and gives it to review. */
async function write(page: Page): Promise<void> {
  await (await tabTo(page.getByLabel('Was soll sich ändern, und warum?'))).type('Ein Wort');
  await press(page.getByRole('button', { name: 'Neue Änderung beginnen' }));
  await (await tabTo(page.getByRole('searchbox'))).type('survey');
  await press(page.getByRole('link', { name: / comment( |$)/ }));
  const label = page.getByRole('textbox', { name: 'Bezeichnung, Deutsch', exact: true });
  const keyboard = await tabTo(label);
  await keyboard.press('Control+a');
  await keyboard.type('Ihre Meinung (freiwillig)');
  await press(page.getByRole('button', { name: 'Speichern und prüfen' }));
  await expect(page.getByText('✓ Geprüft: kein Fehler.')).toBeVisible(proved);
  await stepOn(page, 'Zur Durchsicht einreichen');
  await expect(page.getByText('Zur Durchsicht eingereicht', { exact: true })).toBeVisible(proved);
}

/** Reads what changes, sees what it changes for customers, and approves it. */
async function approve(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'Lesen, was sich ändert' }).first());
  await expect(page.getByText('Ihre Meinung (freiwillig)').first()).toBeVisible();
  const effect = page.getByRole('region', { name: 'Was sich für Kundinnen und Kunden ändert' });
  await expect(effect.getByText(/Texte: .*Ihre Meinung/)).toBeVisible();
  await stepOn(page, 'Freigeben', async () =>
    press(page.getByRole('checkbox', { name: /^Ich habe gesehen/ }), 'Space'),
  );
  await expect(page.getByText('Freigegeben', { exact: true })).toBeVisible(proved);
}

/** Schedules it, and gives it back before its time has come. */
async function schedule(page: Page): Promise<void> {
  await stepOn(page, 'Planen', async () => {
    const keyboard = await tabTo(page.getByLabel('Beginn (Berliner Zeit)'));
    // Day and month are the same, in whatever order the browser asks for them; the last letter is for one with noon.
    await keyboard.type('12122099');
    await keyboard.press('ArrowRight');
    await keyboard.type('1010a');
  });
  await expect(page.getByText('Geplant', { exact: true })).toBeVisible();
  await press(page.getByText('Wer hat wann was getan?').first());
  await expect(page.getByText(/Zeynep Aydın hat geplant: ab 12\.12\.2099, 10:10$/)).toBeVisible();
  await stepOn(page, 'Zurückgeben');
  await expect(page.getByText('Entwurf', { exact: true })).toBeVisible();
}

test('from the sign-in to what is in force and back by keys alone, each screen without a finding', async ({
  browser,
  server,
  page: customer,
}) => {
  const ayse = await signedIn(browser, server.url, 'Ayşe Demir');
  await write(ayse);
  const mehmet = await signedIn(browser, server.url, 'Mehmet Kaya');
  await approve(mehmet);
  const zeynep = await signedIn(browser, server.url, 'Zeynep Aydın');
  await schedule(zeynep);
  await ayse.goto('/workbench');
  await stepOn(ayse, 'Zur Durchsicht einreichen');
  await expect(ayse.getByText('Zur Durchsicht eingereicht', { exact: true })).toBeVisible(proved);
  await mehmet.goto('/workbench');
  await approve(mehmet);
  await zeynep.goto('/workbench');
  await stepOn(zeynep, 'Veröffentlichen');
  await expect(zeynep.getByText('Erledigt.')).toBeVisible(proved);
  // The history of the change set, with all who had a part in it.
  await press(zeynep.getByText('Wer hat wann was getan?').first());
  await expect(zeynep.getByText(/Mehmet Kaya hat freigegeben/).last()).toBeVisible();
  const release = async () =>
    (await (await fetch(`${server.url}/metrics`)).text()).match(/^definitions_release (\d+)$/m)?.[1];
  await customer.goto('/');
  await expect.poll(release).toBe('2');
  await stepOn(zeynep, 'Zurücknehmen', async () => {
    await (await tabTo(zeynep.getByLabel('Grund'))).type('Zu früh');
  });
  await expect(zeynep.getByText('Zurückgenommen', { exact: true })).toBeVisible(proved);
  await expect.poll(release).toBe('3');
  for (const one of [ayse, mehmet, zeynep]) await one.context().close();
});

import type { Browser, Locator, Page } from 'playwright/test';
import { axeFindings } from './support/axe.ts';
import { listen } from './support/complaints.ts';
import { expect, test } from './support/fixtures.ts';

test.use({
  serverOptions: { env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release' }, patienceSeconds: 170 },
});
test.setTimeout(420_000);
/** What others have saved comes within some seconds. */
const soon = { timeout: 60_000 };

async function signedIn(browser: Browser, url: string, name: string, complaints: string[]): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'de-DE',
    viewport: { width: 1024, height: 900 },
  });
  const page = await context.newPage();
  await listen(page, complaints);
  await page.goto('/workbench');
  await page.getByRole('button', { name }).click();
  return page;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const line = (where: Page | Locator, name: string) => where.getByRole('textbox', { name, exact: true });

async function openNumber(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('jersey');
  await page.getByRole('link', { name: /^Rückennummer number/ }).press('Enter');
  await expect(part(page, 'Regeln')).toBeVisible();
}

const isSaved = (page: Page) => expect(page.getByText(/^Gespeichert\./)).toBeVisible(soon);

test('two analysts write in one draft: what each changes comes to the other, and one field that both change is decided', async ({
  browser,
  server,
}) => {
  const complaints: string[] = [];
  const ayse = await signedIn(browser, server.url, 'Ayşe Demir', complaints);
  await ayse.getByLabel('Was soll sich ändern, und warum?').fill('Zu zweit');
  await ayse.getByRole('button', { name: 'Neue Änderung beginnen' }).click();
  await openNumber(ayse);
  const mehmet = await signedIn(browser, server.url, 'Mehmet Kaya', complaints);
  await mehmet.goto(ayse.url());
  await expect(part(mehmet, 'Regeln')).toBeVisible();
  const [least, most] = ['Kleinster Wert', 'Größter Wert'];
  const [hers, his] = [part(ayse, 'Regeln'), part(mehmet, 'Regeln')];

  // Two fields of one file, at the same time, and no press.
  await line(hers, most).fill('88');
  await line(his, least).fill('3');
  await expect(line(hers, least)).toHaveValue('3', soon);
  await expect(line(his, most)).toHaveValue('88', soon);
  await isSaved(ayse);
  await isSaved(mehmet);
  await expect(ayse.getByRole('region', { name: /jersey\.schema\.json$/ })).toHaveCount(0);

  // The same field: both are shown, and what she takes comes to him.
  await line(his, most).fill('77');
  await line(hers, most).fill('66');
  const dispute = (page: Page) => page.getByRole('region', { name: `number › ${most}`, exact: true });
  // It is said to the one who is saved second.
  const countOf = (page: Page) => dispute(page).count();
  await expect.poll(async () => (await countOf(ayse)) + (await countOf(mehmet)), soon).toBe(1);
  const [one, other] = (await countOf(ayse)) === 1 ? [ayse, mehmet] : [mehmet, ayse];
  await expect(one.getByText('Nicht gespeichert: Entscheiden Sie zuerst, was gelten soll.')).toBeVisible();
  for (const value of ['66', '77'])
    await expect(dispute(one).getByText(value, { exact: true })).toBeVisible();
  expect(await axeFindings(one)).toEqual([]);
  const own = one === ayse ? '66' : '77';
  await dispute(one).getByRole('button', { name: 'Meinen Stand behalten' }).press('Enter');
  await expect(dispute(one)).toHaveCount(0);
  await isSaved(one);
  await expect(line(part(other, 'Regeln'), most)).toHaveValue(own, soon);

  // The other one can still be had.
  await one.keyboard.press('Control+z');
  await expect(line(part(one, 'Regeln'), most)).toHaveValue(own === '66' ? '77' : '66');
  await isSaved(one);
  await expect(line(part(other, 'Regeln'), most)).toHaveValue(own === '66' ? '77' : '66', soon);
  expect(complaints).toEqual([]);
  for (const page of [ayse, mehmet]) await page.context().close();
});

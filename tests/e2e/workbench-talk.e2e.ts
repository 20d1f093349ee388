import type { Browser, Page } from 'playwright/test';
import { axeFindings } from './support/axe.ts';
import { listen } from './support/complaints.ts';
import { expect, test } from './support/fixtures.ts';

test.use({
  serverOptions: { env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release' }, patienceSeconds: 170 },
});
test.setTimeout(420_000);

async function signedIn(browser: Browser, url: string, name: string, width = 1024): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'de-DE',
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/workbench');
  await page.getByRole('button', { name }).click();
  return page;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Ayşe begins a change set and opens a field of it, by its keyboard alone. */
async function draftOf(page: Page): Promise<void> {
  await page.getByLabel('Was soll sich ändern, und warum?').fill('Größen');
  await page.getByRole('button', { name: 'Neue Änderung beginnen' }).click();
  await openSize(page);
}

async function openSize(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('jersey');
  await page.getByRole('link', { name: /^Größe size/ }).press('Enter');
  await expect(part(page, 'Kommentare')).toBeVisible();
}

test('the staff talk about a field, and it is counted until it is settled', async ({ browser, server }) => {
  const ayse = await signedIn(browser, server.url, 'Ayşe Demir');
  const complaints: string[] = [];
  await listen(ayse, complaints);
  await draftOf(ayse);
  await part(ayse, 'Kommentare').getByLabel('Ihr Kommentar').fill('Reicht 4XL?');
  await ayse.keyboard.press('Tab');
  await ayse.keyboard.press('Enter');
  await expect(part(ayse, 'Kommentare').getByText('Reicht 4XL?')).toBeVisible();
  const tree = ayse.getByRole('navigation', { name: 'Formulare' });
  await expect(tree.getByRole('img', { name: '1 offener Kommentar' })).toHaveCount(2);
  expect(await axeFindings(ayse)).toEqual([]);

  const zeynep = await signedIn(browser, server.url, 'Zeynep Aydın');
  await expect(zeynep.getByText('1 offener Kommentar')).toBeVisible();
  await zeynep.getByRole('link', { name: 'Ansehen und kommentieren' }).click();
  await openSize(zeynep);
  await part(zeynep, 'Kommentare').getByLabel('Ihr Kommentar').fill('Ja.');
  await part(zeynep, 'Kommentare').getByRole('button', { name: 'Kommentar senden' }).click();
  await part(zeynep, 'Kommentare').getByRole('button', { name: 'Als erledigt markieren' }).click();
  await expect(part(zeynep, 'Kommentare').getByText('Erledigt', { exact: true })).toBeVisible();
  await expect(zeynep.getByRole('img', { name: /offene/ })).toHaveCount(0);
  expect(await axeFindings(zeynep)).toEqual([]);
  expect(complaints).toEqual([]);
  for (const one of [ayse, zeynep]) await one.context().close();
});

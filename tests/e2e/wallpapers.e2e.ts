import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { lookInto } from '../support/pictures.ts';
import { expect, test } from './support/fixtures.ts';
import { field } from './support/form.ts';
import { login } from './support/journey.ts';
import { say } from './support/words.ts';

const path = '/dashboard/wallpapers';

async function downloaded(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('de', 'wallpapers.page.download') }).click(),
  ]);
  return { name: download.suggestedFilename(), ...(await lookInto(await readFile(await download.path()))) };
}

const SHIRT = 'wallpapers/shirt';
// By a selector: by its place, since each brand has names of its own.
const motif = (page: Page, place: number) => page.locator('input[name="motif"]').nth(place);

test('a customer chooses a motif, types a name, and saves it in two formats', async ({ page }) => {
  await login(page, { phone: 'demo@fanline.example', password: 'Stadion-7Tor' });
  await page.goto(path);
  await motif(page, 1).check();
  await motif(page, 0).check();
  await field(page, SHIRT, 'name').fill('ilkin');
  await field(page, SHIRT, 'number').fill('61');
  const phone = page.getByRole('img', { name: /^Vorschau/ });
  await expect(phone).toContainText('61');
  await expect(phone).toContainText('ILKIN');
  await page.getByRole('button', { name: say('de', 'wallpapers.page.full') }).click();
  const look = page.getByRole('dialog', { name: 'Ihr Platz in der Kabine' });
  await expect(look).toContainText('ILKIN');
  await look.getByRole('button', { name: say('de', 'app.dialog.close') }).click();
  await expect(look).toBeHidden();
  await page.getByText(say('de', 'wallpapers.page.more')).click();
  await page.getByLabel(say('de', 'wallpapers.page.size')).selectOption('1170x2532');
  expect(await downloaded(page)).toMatchObject({
    name: 'kanarya-trikot-1170x2532.png',
    width: 1170,
    height: 2532,
    format: 'png',
  });
  await expect(page.getByText(say('de', 'wallpapers.page.done'))).toBeVisible();
  await page.getByRole('radio', { name: 'AVIF' }).check();
  expect(await downloaded(page)).toMatchObject({ width: 1170, height: 2532, format: 'avif' });
});

test('a phone gets the size of its own screen', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    screen: { width: 390, height: 844 },
    deviceScaleFactor: 3,
  });
  const page = await context.newPage();
  await login(page, { phone: 'demo@fanline.example', password: 'Stadion-7Tor' });
  await page.goto(path);
  await motif(page, 2).check();
  await expect(page.getByLabel(say('de', 'wallpapers.page.size'))).toHaveValue('1170x2532');
  await context.close();
});

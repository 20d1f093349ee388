import type { Page } from 'playwright/test';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { field, frame } from './support/form.ts';
import { say } from './support/words.ts';

const form = 'auth/corporate-register';

test.use({ viewport: { width: 360, height: 800 } });

const code = (page: Page) => field(page, form, 'postalCode');
const city = (page: Page) => field(page, form, 'city');
const options = (page: Page) => frame(page, form, 'city').getByRole('option');

test('the town of a postal code is filled in; several are chosen by keyboard or with a finger', async ({
  page,
}) => {
  await page.goto('/auth/corporate-register');
  await code(page).fill('50667');
  await expect(city(page)).toHaveValue('Köln');
  await expect(frame(page, form, 'city').getByRole('status')).toHaveText(
    say('de', 'app.form.suggest.filled').replace('{value}', 'Köln'),
  );
  await code(page).fill('55232');
  await expect(city(page)).toHaveValue('');
  await code(page).press('Tab');
  await expect(options(page)).toHaveText(['Alzey', 'Ensheim']);
  expect(await axeFindings(page)).toEqual([]);
  for (const option of await options(page).all())
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(city(page)).toHaveValue('Alzey');
  await expect(options(page)).toHaveCount(0);
  await city(page).fill('en');
  await options(page).click();
  await expect(city(page)).toHaveValue('Ensheim');
  await expect(city(page)).toBeFocused();
});

test.describe('without a network', () => {
  test.use({ allowedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test('the town is an ordinary field', async ({ page, context }) => {
    await page.goto('/tr/auth/corporate-register');
    await code(page).waitFor();
    await context.setOffline(true);
    await code(page).fill('50667');
    await city(page).fill('Kölle');
    await expect(city(page)).toHaveValue('Kölle');
    await expect(city(page)).not.toHaveAttribute('role', 'combobox');
    await context.setOffline(false);
  });
});

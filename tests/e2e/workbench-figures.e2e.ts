import type { Page } from 'playwright/test';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { field, frame } from './support/form.ts';

test.use({
  serverOptions: { env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release' }, patienceSeconds: 170 },
  locale: 'de-DE',
});
test.setTimeout(240_000);
/** What was counted is stored some seconds later. */
const stored = { timeout: 60_000, intervals: [2000] };

/** A customer is stopped by a rule, is refused by the server, and goes away. */
async function failAtLogin(page: Page): Promise<void> {
  await page.goto('/auth/login');
  const username = field(page, 'auth/login', 'username');
  // What counts comes with the first touch, once the script that waits for it is there.
  const counts = page.waitForResponse(/seen-forms/);
  await expect(async () => {
    await username.fill('anna');
    await username.fill('');
    await Promise.race([counts, page.waitForTimeout(500).then(() => Promise.reject(new Error('not yet')))]);
  }).toPass(stored);
  await field(page, 'auth/login', 'password').fill('Geheim-Wort1');
  await expect(frame(page, 'auth/login', 'username')).toContainText('Bitte');
  const headers = { 'X-Team-Id': 'kanarya', 'X-Language-Code': '1' };
  await page.request.post('/api/auth/login', { headers, data: { username: 'anna@example.org' } });
  await page.goto('/tarife');
}

test('a customer fails at a rule, and the staff sees which one hurts', async ({ browser, page, server }) => {
  await failAtLogin(page);
  const context = await browser.newContext({
    ...{ baseURL: server.url, locale: 'en-GB', viewport: { width: 1024, height: 800 } },
  });
  const staff = await context.newPage();
  await staff.goto('/workbench');
  await staff.getByRole('button', { name: 'Ayşe Demir' }).click();
  await staff.goto('/workbench?lang=en');
  await staff.getByRole('link', { name: 'Figures' }).press('Enter');
  const forms = staff.getByRole('region', { name: 'Forms' });
  await expect(async () => {
    await staff.reload();
    await expect(forms.getByRole('row', { name: /auth\/login/ })).toHaveText(/auth\/login11101100%/, {
      timeout: 1000,
    });
  }).toPass(stored);
  await forms.getByRole('link').press('Enter');
  const rules = staff.getByRole('region', { name: 'Rules that refuse' });
  await expect(rules.getByRole('row', { name: /\/username required/ })).toHaveText(/required1100%00%/);
  await expect(rules.getByRole('row', { name: /\/password required/ })).toHaveText(/required00%1100%/);
  const left = staff.getByRole('region', { name: 'Where people leave' });
  await expect(left.getByRole('row', { name: /\/password/ })).toHaveText(/1100%/);
  for (const colorScheme of ['dark', 'light'] as const) {
    await staff.emulateMedia({ colorScheme });
    expect(await axeFindings(staff)).toEqual([]);
  }
  // Nothing stands beside the window.
  expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
  await context.close();
});

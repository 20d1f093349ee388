import { expect, test } from './support/fixtures.ts';
import { login } from './support/journey.ts';
import { shifts } from './support/shift.ts';
import { say } from './support/words.ts';

test('an answer about vouchers that comes late moves no bill', async ({ page }) => {
  await login(page, { phone: 'demo@fanline.example', password: 'Stadion-7Tor' });
  await page.route('**/api/vouchers/me', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.fulfill({ json: { payload: { waitingCents: 10_000 } } });
  });
  await page.goto('/dashboard/bills');
  await expect(page.getByText(say('de', 'invoices.page.voucher.waitingTitle'))).toBeVisible();
  expect(await shifts(page)).toEqual([]);
});

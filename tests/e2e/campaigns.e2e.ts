import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectOrderOnDashboard, onStep, type Person, payWith, placeOrder } from './support/journey.ts';
import { fillNewLine } from './support/line.ts';
import { ownTime } from './support/time.ts';

// In the last two weeks of the campaign: its countdown is there.
test.use(ownTime(import.meta.url, new Date('2027-06-20T10:00:00Z')));

const buyer: Person = {
  firstName: 'Sevgi',
  lastName: 'Aydın',
  email: 'sevgi.aydin@example.org',
  phone: '0171 3920177',
  password: 'Kahve&Simit24',
};
const other: Person = { ...buyer, email: 'nazim.aydin@example.org', phone: '0171 3920178' };

/** From a campaign's page to the order's second step, with its code. */
async function take(
  page: Page,
  prefix: string,
  [title, code, plan, choose]: readonly string[],
): Promise<void> {
  await page.goto(`${prefix}/campaigns`);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('timer')).not.toBeEmpty();
  await page.getByRole('button', { name: code }).click();
  await page.getByRole('link', { name: plan }).click();
  await page.getByRole('link', { name: choose }).click();
  await onStep(page, 'number');
  await page.reload();
}

test("one tap takes a campaign's code into the order, which costs less each month", async ({ page }) => {
  await take(page, '', ['Heimsieg: 20 % weniger', 'Code übernehmen', 'Flex M', 'Tarif wählen']);
  await fillNewLine(page, { buyer, method: 'paypal' });
  await expect(page.getByRole('main')).toContainText(/Gutschein SAISON20, 6 Monate lang[^€]*−3,00\s€/);
  await placeOrder(page);
  await payWith(page, 'pay');
  await expectOrderOnDashboard(page, 'Flex M');
});

test('the same in Turkish', async ({ page }) => {
  await take(page, '/tr', [
    'İç saha galibiyeti: %20 indirim',
    'Kodu siparişe ekle',
    'Flex M',
    'Tarifeyi seç',
  ]);
  await fillNewLine(page, { buyer: other, method: 'paypal' });
  await expect(page.getByRole('main')).toContainText(/SAISON20[^€]*−3,00\s€/);
});

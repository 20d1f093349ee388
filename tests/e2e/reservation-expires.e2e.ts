import { expect, test } from './support/fixtures.ts';
import { choice, next, onStep, reserveNumber } from './support/journey.ts';

test.use({
  serverOptions: { env: { RESERVATION_SECONDS: '6' } },
  allowedComplaints: /status of 4\d\d/,
});

test('a reservation that expires is said, and a number can be chosen anew', async ({ page }) => {
  await page.goto('/auth/register/tariff');
  await page.locator('[data-form="order/tariff"]').getByText('Flex S', { exact: true }).click();
  await next(page);
  await choice(page, 'order/number', 'numberType', 'new').check({ force: true });
  await choice(page, 'order/number', 'simType', 'esim').check({ force: true });
  await next(page);
  await onStep(page, 'options');
  await reserveNumber(page, 'general');
  const board = page.locator('[data-form="order/new-number"]');
  await expect(board.getByRole('timer')).toBeHidden({ timeout: 12_000 });
  await expect(board.getByRole('alert')).toBeVisible();
  await next(page);
  await expect(page.locator('[data-summary]')).toBeFocused();
  await reserveNumber(page, 'general');
});

import { expect, test } from './support/fixtures.ts';
import { choice, formOn, offer, summary } from './support/form.ts';
import { next, onStep, reserveNumber } from './support/journey.ts';

test.use({
  serverOptions: { env: { RESERVATION_SECONDS: '6' } },
  allowedComplaints: /status of 4\d\d/,
});

test('a reservation that expires is said, and a number can be chosen anew', async ({ page }) => {
  await page.goto('/auth/register/tariff');
  await offer(page, 'order/tariff', 'Flex S').check();
  await next(page);
  await choice(page, 'order/number', 'numberType', 'new').check();
  await choice(page, 'order/number', 'simType', 'esim').check();
  await next(page);
  await onStep(page, 'options');
  await reserveNumber(page, 'general');
  const board = formOn(page, 'order/new-number');
  await expect(board.getByRole('timer')).toBeHidden({ timeout: 12_000 });
  await expect(board.getByRole('alert')).toBeVisible();
  await next(page);
  await expect(summary(page)).toBeFocused();
  await reserveNumber(page, 'general');
});

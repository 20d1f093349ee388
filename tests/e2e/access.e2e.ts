import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { choice, next, onStep } from './support/journey.ts';

test.use({ allowedComplaints: /status of 404/ });

/** Each screen once, with theme, language and width spread over them so that each pair occurs. */
const screens = [
  ['/', 'dark', 360],
  ['/tr', 'light', 1280],
  ['/tarife', 'light', 360],
  ['/tr/tarife', 'dark', 1280],
  ['/tarife/single/single-l', 'dark', 360],
  ['/tr/tarife/flex/flex-m', 'light', 1280],
  ['/auth/login', 'light', 1280],
  ['/tr/auth/login', 'dark', 360],
  ['/auth/register', 'dark', 1280],
  ['/tr/auth/forgot-password', 'light', 360],
  ['/auth/register/tariff', 'light', 360],
  ['/tr/auth/register/tariff', 'dark', 1280],
  ['/auth/corporate-register', 'dark', 360],
  ['/tr/auth/dealer-application', 'light', 1280],
  ['/support', 'light', 360],
  ['/tr/survey', 'dark', 1280],
  ['/giveaway', 'dark', 1280],
  ['/tr/giveaway-result', 'light', 360],
  ['/gibt-es-nicht', 'dark', 360],
] as const;

for (const [path, theme, width] of screens) {
  test(`axe finds nothing on ${path}, ${theme}, ${width} px`, async ({ page, context, server }) => {
    await context.addCookies([{ name: 'fanline-color-scheme', value: theme, url: server.url }]);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('axe finds nothing in a form with errors, nor in the steps of the order', async ({ page }) => {
  await page.goto('/auth/login');
  await page.locator('[data-form="auth/login"] button[type="submit"]').click();
  await expect(page.locator('[data-summary]')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto('/auth/register/tariff');
  await page.locator('[data-form="order/tariff"]').getByText('Single L', { exact: true }).click();
  await next(page);
  await onStep(page, 'number');
  await choice(page, 'order/number', 'numberType', 'port').check({ force: true });
  await page.locator('[data-form="order/porting"]').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await choice(page, 'order/number', 'numberType', 'new').check({ force: true });
  await choice(page, 'order/number', 'simType', 'esim').check({ force: true });
  await next(page);
  await onStep(page, 'options');
  await page.locator('button[name="phoneNumberId"]').first().click();
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

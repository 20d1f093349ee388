import { expect, test } from './support/fixtures.ts';
import { choice, field, formOn, offer, submitButton } from './support/form.ts';
import { login, next, onStep, reserveNumber } from './support/journey.ts';
import { say } from './support/words.ts';

// WCAG 2.2.1: before a time limit ends it is said, and one action gives more time.
test.use({
  serverOptions: {
    env: {
      RESERVATION_SECONDS: '124',
      OTP_EXPIRES_SECONDS: '5',
      OTP_RESEND_SECONDS: '2',
      ACCESS_TOKEN_SECONDS: '6',
    },
  },
  allowedComplaints: /status of 4\d\d/,
});

const secondsOf = (clock: string | null) => {
  const [minutes = 0, seconds = 0] = (clock ?? '').split(':').map(Number);
  return minutes * 60 + seconds;
};

test('two minutes before a number is free again it is said, and one key gives the whole time anew', async ({
  page,
}) => {
  await page.goto('/auth/register/tariff');
  await offer(page, 'order/tariff', 'Flex S').check();
  await next(page);
  await choice(page, 'order/number', 'numberType', 'new').check();
  await choice(page, 'order/number', 'simType', 'esim').check();
  await next(page);
  await onStep(page, 'options');
  await reserveNumber(page, 'general');
  const warning = formOn(page, 'order/new-number')
    .getByRole('status')
    .filter({ hasText: 'Die letzten 2 Minuten' });
  await expect(warning).toBeHidden();
  await expect(warning).toBeVisible({ timeout: 15_000 });
  const timer = page.getByRole('timer');
  const before = secondsOf(await timer.textContent());
  await page.getByRole('button', { name: new RegExp(say('de', 'app.form.number.extend')) }).focus();
  await page.keyboard.press('Enter');
  await expect(async () => expect(secondsOf(await timer.textContent())).toBeGreaterThan(before + 1)).toPass();
  await expect(warning).toBeHidden();
});

test('a code that is too old is said, and another one can be had', async ({ page }) => {
  await page.goto('/auth/register');
  await field(page, 'auth/phone', 'phone').fill('0171 3920062');
  await submitButton(page, 'auth/phone').click();
  const expired = page.getByRole('status').filter({ hasText: say('de', 'app.form.otp.expired') });
  await expect(expired).toBeAttached({ timeout: 15_000 });
  await page.getByRole('button', { name: say('de', 'app.form.otp.resend') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('de', 'app.form.otp.sent'))).toBeVisible();
});

test('a session is extended without a word while the page is open', async ({ page }) => {
  const demo = { phone: 'demo@fanline.example', password: 'Stadion-7Tor' };
  const granted = page.waitForResponse('**/api/auth/login');
  await login(page, demo);
  const { payload } = await (await granted).json();
  const endsAt = Date.now() + payload.expiresIn * 1000;
  // The page asks for data after the end of the first token, and the customer is still signed in.
  await expect.poll(() => Date.now()).toBeGreaterThan(endsAt);
  await page
    .getByRole('link', { name: say('de', 'dashboard.quick.account') })
    .first()
    .click();
  await page.getByRole('link', { name: say('de', 'account.page.overview.edit') }).click();
  await expect(field(page, 'account/profile', 'firstName')).toHaveValue('Deniz');
});

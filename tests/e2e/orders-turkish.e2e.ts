import { expect, test } from './support/fixtures.ts';
import { choice, offer } from './support/form.ts';
import {
  documentOf,
  expectOrderOnDashboard,
  fillRegistration,
  next,
  onStep,
  payWith,
  placeOrder,
  provePhone,
  reserveNumber,
  returnAfterRestart,
} from './support/journey.ts';
import { say } from './support/words.ts';

test.use({ serverOptions: { team: 'aslan' } });

test('in Turkish under another brand, with a payment that fails and is repeated', async ({
  page,
  server,
}) => {
  const buyer = {
    firstName: 'Iğdır',
    lastName: 'İnce',
    email: 'igdir@example.org',
    phone: '+49 171 3920093',
    password: 'Kahve&Simit24',
  };
  await page.goto('/tr/tarife/flex/flex-s');
  await expect(documentOf(page)).toHaveAttribute('lang', 'tr');
  await page.goto('/tr/auth/register/tariff');
  await offer(page, 'order/tariff', 'Flex S').check();
  await next(page);
  await onStep(page, 'number');
  await choice(page, 'order/number', 'numberType', 'new').check();
  await choice(page, 'order/number', 'simType', 'esim').check();
  await next(page);
  await onStep(page, 'options');
  await reserveNumber(page, 'general');
  await next(page);
  await onStep(page, 'approval');
  await provePhone(page, buyer.phone);
  await fillRegistration(page, buyer);
  await choice(page, 'order/payment', 'method', 'googlePay').check();
  await placeOrder(page);
  await payWith(page, 'fail');
  await expect(page.getByRole('heading', { name: say('tr', 'checkout.result.failed.title') })).toBeVisible();
  await expect(page).toHaveURL(/\/tr\/dashboard\/payment-result/);
  await page.getByRole('button', { name: / öde$/ }).click();
  await payWith(page, 'pay');
  await expect(page).toHaveURL(/\/tr\/checkout\/success/);
  await expectOrderOnDashboard(page, 'Flex S', '/tr');
  await returnAfterRestart(page, server, buyer, '/tr');
  await expectOrderOnDashboard(page, 'Flex S', '/tr');
});

import { expect, test } from './support/fixtures.ts';
import { documentOf, expectOrderOnDashboard, payWith, returnAfterRestart } from './support/journey.ts';
import { orderLine } from './support/line.ts';
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
  await orderLine(page, { lang: 'tr', buyer, tariff: 'Flex S', method: 'googlePay', earlyStart: 'false' });
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

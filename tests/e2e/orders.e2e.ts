import { expect, test } from './support/fixtures.ts';
import {
  choice,
  expectOrderOnDashboard,
  field,
  fillRegistration,
  next,
  onStep,
  type Person,
  payWith,
  placeOrder,
  provePhone,
  reserveNumber,
  returnAfterRestart,
  say,
} from './support/journey.ts';

const person = (name: string, phone: string): Person => ({
  firstName: name,
  lastName: 'Yılmaz-Öztürk',
  email: `${name.toLowerCase()}@example.org`,
  phone,
  password: 'Kahve&Simit24',
});

test.describe('a guest orders', () => {
  test('Flex with a VIP number, eSIM and a package, by SEPA that first is processing', async ({
    page,
    server,
  }) => {
    const buyer = person('Deniz', '0171 3920091');
    await page.goto('/tarife/flex/flex-m');
    await page.getByRole('button', { name: 'Tarif wählen' }).first().click();
    await onStep(page, 'number');
    await choice(page, 'order/number', 'numberType', 'new').check({ force: true });
    await choice(page, 'order/number', 'simType', 'esim').check({ force: true });
    await next(page);
    await onStep(page, 'options');
    await reserveNumber(page, 'vip');
    await page.locator('[data-form="order/options"] input[type="checkbox"]').first().check({ force: true });
    await next(page);
    await onStep(page, 'approval');
    await provePhone(page, buyer.phone);
    await fillRegistration(page, buyer);
    await choice(page, 'order/payment', 'method', 'sepa').check({ force: true });
    await field(page, 'order/payment', 'iban').fill('DE89 3704 0044 0532 0130 00');
    await field(page, 'order/payment', 'accountHolder').fill('Deniz Yılmaz-Öztürk');
    await field(page, 'order/coupon', 'code').fill('heimsieg');
    await page.locator('[data-form="order/coupon"] button[type="submit"]').click();
    // Said where it was redeemed, too: the price is far below.
    await expect(
      page.getByRole('status').getByText(/^HEIMSIEG ist eingelöst: −3,00\s€ im Monat$/),
    ).toBeVisible();
    await field(page, 'order/approval', 'earlyStart').check({ force: true });
    await placeOrder(page);
    await payWith(page, 'process');
    await expect(
      page.getByRole('heading', { name: say('de', 'checkout.result.checking.title') }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/checkout\/success/, { timeout: 30_000 });
    await expectOrderOnDashboard(page, 'Flex M');

    await returnAfterRestart(page, server, buyer);
    await expectOrderOnDashboard(page, 'Flex M');
  });

  test('Single with a jersey and a SIM card, porting at the end of the contract, by PayPal', async ({
    page,
    server,
  }) => {
    const buyer = person('Cem', '0171 3920092');
    await page.goto('/tarife');
    await page.goto('/auth/register/tariff');
    await page.locator('[data-form="order/tariff"]').getByText('Single L', { exact: true }).click();
    await next(page);
    await onStep(page, 'number');
    await choice(page, 'order/number', 'numberType', 'port').check({ force: true });
    await choice(page, 'order/number', 'simType', 'physical').check({ force: true });
    await field(page, 'order/porting', 'donatingProvider').selectOption({ label: 'congstar' });
    await field(page, 'order/porting', 'msisdn').fill('0152 28817386');
    await choice(page, 'order/porting', 'mnpType', 'VTEN').check({ force: true });
    await field(page, 'order/porting', 'contractEndsOn').fill(`31.12.${new Date().getFullYear() + 1}`);
    await field(page, 'order/porting', 'portingAcknowledged').check({ force: true });
    await next(page);
    await onStep(page, 'options');
    await choice(page, 'order/jersey', 'style', 'striped').check({ force: true });
    await choice(page, 'order/jersey', 'size', 'L').check({ force: true });
    await field(page, 'order/jersey', 'name').fill('çağrı');
    await field(page, 'order/jersey', 'number').fill('10');
    await choice(page, 'order/jersey', 'payment', 'once').check({ force: true });
    await next(page);
    await onStep(page, 'approval');
    await provePhone(page, buyer.phone);
    await fillRegistration(page, buyer);
    await choice(page, 'order/payment', 'method', 'paypal').check({ force: true });
    await placeOrder(page);
    await payWith(page, 'pay');
    await expect(page).toHaveURL(/\/checkout\/success/);
    await expectOrderOnDashboard(page, 'Single L');
    await returnAfterRestart(page, server, buyer);
    await expectOrderOnDashboard(page, 'Single L');
  });
});

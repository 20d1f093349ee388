import { expect, test } from './support/fixtures.ts';
import { choice, field, formOn, offer } from './support/form.ts';
import {
  expectOrderOnDashboard,
  giveData,
  next,
  onStep,
  openCoupon,
  orderButton,
  type Person,
  payWith,
  placeOrder,
  provePhone,
  reserveNumber,
  returnAfterRestart,
} from './support/journey.ts';
import { say } from './support/words.ts';

const person = (name: string, phone: string): Person => ({
  firstName: name,
  lastName: 'Yılmaz-Öztürk',
  email: `${name.toLowerCase()}@example.org`,
  phone,
  password: 'Kahve&Simit24',
});

// A code that does not exist is looked up once.
test.use({ allowedComplaints: /404 \(Not Found\).*coupon-codes/ });

test.describe('a guest orders', () => {
  test('Flex with a VIP number, eSIM and a package, by SEPA that first is processing', async ({
    page,
    server,
  }) => {
    const buyer = person('Deniz', '0171 3920091');
    await page.goto('/tarife/flex/flex-m');
    await page.getByRole('link', { name: 'Tarif wählen' }).first().click();
    await onStep(page, 'number');
    await choice(page, 'order/number', 'numberType', 'new').check();
    await choice(page, 'order/number', 'simType', 'esim').check();
    await next(page);
    await onStep(page, 'options');
    await reserveNumber(page, 'vip');
    await formOn(page, 'order/options').getByRole('checkbox').first().check();
    await next(page);
    await onStep(page, 'approval');
    await provePhone(page, buyer.phone);
    await giveData(page, buyer);
    await choice(page, 'order/payment', 'method', 'sepa').check();
    await field(page, 'order/payment', 'iban').fill('DE89 3704 0044 0532 0130 00');
    await field(page, 'order/payment', 'accountHolder').fill('Deniz Yılmaz-Öztürk');
    await openCoupon(page);
    await field(page, 'order/coupon', 'code').fill('auswaertssieg');
    await page.getByRole('button', { name: say('de', 'order.page.redeem') }).click();
    await expect(formOn(page, 'order/coupon')).toContainText('Diesen Gutscheincode gibt es nicht.');
    await orderButton(page).click();
    // A refused code is not to be "redeemed" again: the way on is an empty field.
    await expect(formOn(page, 'order/coupon')).toContainText(say('de', 'order.page.codeRefused'));
    await field(page, 'order/coupon', 'code').fill('heimsieg');
    await page.getByRole('button', { name: say('de', 'order.page.redeem') }).click();
    // Said where it was redeemed, too: the price is far below.
    await expect(
      page.getByRole('status').getByText(/^HEIMSIEG ist eingelöst: −3,00\s€ im Monat$/),
    ).toBeVisible();
    await placeOrder(page, 'true');
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
    await offer(page, 'order/tariff', 'Single L').check();
    await next(page);
    await onStep(page, 'number');
    await choice(page, 'order/number', 'numberType', 'port').check();
    await choice(page, 'order/number', 'simType', 'physical').check();
    await field(page, 'order/porting', 'donatingProvider').selectOption({ label: 'congstar' });
    await field(page, 'order/porting', 'msisdn').fill('0152 28817386');
    await choice(page, 'order/porting', 'mnpType', 'VTEN').check();
    await field(page, 'order/porting', 'contractEndsOn').fill(`31.12.${new Date().getFullYear() + 1}`);
    await field(page, 'order/porting', 'portingAcknowledged').check();
    await next(page);
    await onStep(page, 'options');
    await choice(page, 'order/jersey', 'wanted', 'true').check();
    await choice(page, 'order/jersey', 'style', 'striped').check();
    await choice(page, 'order/jersey', 'size', 'L').check();
    await field(page, 'order/jersey', 'name').fill('çağrı');
    await field(page, 'order/jersey', 'number').fill('10');
    await choice(page, 'order/jersey', 'payment', 'once').check();
    await next(page);
    await onStep(page, 'approval');
    await provePhone(page, buyer.phone);
    await giveData(page, buyer);
    await choice(page, 'order/payment', 'method', 'paypal').check();
    await placeOrder(page);
    await payWith(page, 'pay');
    await expect(page).toHaveURL(/\/checkout\/success/);
    await expectOrderOnDashboard(page, 'Single L');
    await returnAfterRestart(page, server, buyer);
    await expectOrderOnDashboard(page, 'Single L');
  });
});

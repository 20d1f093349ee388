import { Keyboard } from './access/focus.ts';
import { expect, test } from './support/fixtures.ts';
import { choice, choices, field, formOn, numbersOnOffer } from './support/form.ts';
import {
  codeSentTo,
  contractSummary,
  expectOrderOnDashboard,
  onPart,
  onStep,
  outcomeButton,
} from './support/journey.ts';
import { say } from './support/words.ts';

test('a guest orders with the keyboard alone, on a small window with a bar below', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 412, height: 700 });
  const keys = new Keyboard(page);
  const pick = (id: string, path: string, value: string) =>
    keys.pick(choices(page, id, path).getByRole('radio'), choice(page, id, path, value));
  const next = page.getByRole('button', { name: say('de', 'order.page.next'), exact: true });

  await page.goto('/tarife/flex/flex-m');
  await keys.enter(page.getByRole('link', { name: say('de', 'tariffs.order.choose') }));
  await onStep(page, 'number');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await pick('order/number', 'numberType', 'new');
  await pick('order/number', 'simType', 'esim');
  await keys.enter(next);
  await onStep(page, 'options');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keys.enter(numbersOnOffer(page));
  await expect(page.getByRole('timer')).toBeVisible();
  await keys.tick(formOn(page, 'order/options').getByRole('checkbox'));
  await keys.enter(next);
  await onStep(page, 'approval');

  const phone = '0171 3920061';
  await keys.type(field(page, 'auth/phone', 'phone'), phone);
  await keys.press('Enter');
  await field(page, 'auth/otp', 'code').waitFor();
  await keys.type(field(page, 'auth/otp', 'code'), await codeSentTo(page, phone));
  await keys.press('Enter');
  await onPart(page, 'data');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const set = (path: string, text: string) => keys.type(field(page, 'auth/register', path), text);
  await pick('auth/register', 'personal.salutation', 'mrs');
  await set('personal.firstName', 'Tasta');
  await set('personal.lastName', 'Tur');
  await set('personal.birthday', '17/05/1990');
  await set('personal.idNumber', 'L01X00T47');
  await set('personal.identityValidityDate', '31/12/2033');
  await keys.enter(next);
  await keys.press('Tab');
  await set('contact.email', 'tasta@example.org');
  await set('contact.emailConfirmation', 'tasta@example.org');
  await set('contact.street', 'Musterstraße');
  await set('contact.houseNumber', '7a');
  await set('contact.postalCode', '10115');
  await set('contact.city', 'Berlin');
  await keys.enter(next);
  await set('security.password', 'Kahve&Simit24');
  await set('security.passwordConfirmation', 'Kahve&Simit24');
  await set('security.keyword', '1234');
  await keys.enter(next);
  await onPart(page, 'payment');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await pick('order/payment', 'method', 'paypal');
  await pick('order/approval', 'earlyStart', 'false');
  await contractSummary(page).waitFor();
  await keys.tick(field(page, 'order/approval', 'summaryReceived'));
  await keys.tick(field(page, 'order/approval', 'termsAccepted'));
  await keys.enter(page.getByRole('button', { name: say('de', 'order.page.order') }));
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await keys.enter(outcomeButton(page, 'pay'));
  await expect(page).toHaveURL(/\/checkout\/success/);
  await expectOrderOnDashboard(page, 'Flex M');
  expect(keys.faults).toEqual([]);
});

test('a number is taken along and a jersey chosen with the keyboard alone, on a desktop in Turkish', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 700 });
  const keys = new Keyboard(page);
  const pick = (id: string, path: string, value: string) =>
    keys.pick(choices(page, id, path).getByRole('radio'), choice(page, id, path, value));
  const next = page.getByRole('button', { name: say('tr', 'order.page.next'), exact: true });

  await page.goto('/tr/tarife/single/single-l');
  await keys.enter(page.getByRole('link', { name: say('tr', 'tariffs.order.choose') }));
  await onStep(page, 'number');
  await pick('order/number', 'numberType', 'port');
  await pick('order/number', 'simType', 'physical');
  await keys.to(field(page, 'order/porting', 'donatingProvider'));
  await page.keyboard.type('congstar');
  await keys.type(field(page, 'order/porting', 'msisdn'), '0152 28817387');
  await pick('order/porting', 'mnpType', 'ASAP');
  await keys.tick(field(page, 'order/porting', 'portingAcknowledged'));
  await keys.enter(next);
  await onStep(page, 'options');
  await pick('order/jersey', 'wanted', 'true');
  await pick('order/jersey', 'style', 'navy');
  await pick('order/jersey', 'size', 'L');
  await keys.type(field(page, 'order/jersey', 'number'), '10');
  await keys.type(field(page, 'order/jersey', 'name'), 'çağrı');
  await pick('order/jersey', 'payment', 'monthly');
  await keys.enter(next);
  await onStep(page, 'approval');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(keys.faults).toEqual([]);
});

import { expect, type Page } from 'playwright/test';
import type { Lang } from '../../../src/shared/language.ts';
import { choice, field, offer } from './form.ts';
import {
  giveData,
  login,
  next,
  onStep,
  openCoupon,
  type Person,
  payWith,
  placeOrder,
  provePhone,
  reserveNumber,
} from './journey.ts';
import { forget } from './time.ts';
import { say } from './words.ts';

/** What stands before a path in a language. */
export const prefixes = { de: '', tr: '/tr' } as const;

interface Order {
  lang: Lang;
  buyer: Person;
  tariff?: string;
  method?: 'sepa' | 'googlePay';
  earlyStart?: 'true' | 'false';
  simType?: 'esim' | 'physical';
  coupon?: string;
}

/** Orders a line with a new number, on an eSIM unless said; ends on the provider's page. */
export async function orderLine(
  page: Page,
  { lang, buyer, tariff = 'Flex M', method = 'sepa', earlyStart = 'true', simType = 'esim', coupon }: Order,
): Promise<void> {
  await page.goto(`${prefixes[lang]}/auth/register/tariff`);
  await offer(page, 'order/tariff', tariff).check();
  await next(page);
  await fillNewLine(page, { buyer, method, simType });
  if (method === 'sepa') await giveMandate(page, buyer);
  if (coupon) await redeem(page, lang, coupon);
  await placeOrder(page, earlyStart);
}

/** From the second step to the choice of a method: a new number, and the buyer's data. */
export async function fillNewLine(
  page: Page,
  { buyer, method, simType = 'esim' }: Pick<Order, 'buyer' | 'simType'> & { method: string },
): Promise<void> {
  await onStep(page, 'number');
  await choice(page, 'order/number', 'numberType', 'new').check();
  await choice(page, 'order/number', 'simType', simType).check();
  await next(page);
  await onStep(page, 'options');
  await reserveNumber(page, 'general');
  await next(page);
  await onStep(page, 'approval');
  await provePhone(page, buyer.phone);
  await giveData(page, buyer);
  await choice(page, 'order/payment', 'method', method).check();
}

async function redeem(page: Page, lang: Lang, coupon: string): Promise<void> {
  await openCoupon(page);
  await field(page, 'order/coupon', 'code').fill(coupon);
  await page.getByRole('button', { name: say(lang, 'order.page.redeem') }).click();
  await expect(page.getByRole('status').getByText(new RegExp(`^${coupon} `))).toBeVisible();
}

async function giveMandate(page: Page, { firstName, lastName }: Person): Promise<void> {
  await field(page, 'order/payment', 'iban').fill('DE89 3704 0044 0532 0130 00');
  await field(page, 'order/payment', 'accountHolder').fill(`${firstName} ${lastName}`);
  await expect(page.getByText('DE98ZZZ09999999999', { exact: true })).toBeVisible();
}

/** The order is paid at once, and the line begins. */
export async function payOrder(page: Page): Promise<void> {
  await payWith(page, 'pay');
  await expect(page).toHaveURL(/\/checkout\/success/, { timeout: 30_000 });
  // Its calls have their answers before a test moves the clock, and with it the end of the session.
  await page.waitForLoadState('networkidle');
}

/** Comes back later, in a browser that knows nothing, and opens a page. */
export async function returnTo(
  page: Page,
  lang: Lang,
  { customer, path }: { customer: Pick<Person, 'phone' | 'password'>; path: string },
): Promise<void> {
  await forget(page);
  await login(page, customer, prefixes[lang]);
  await page.goto(`${prefixes[lang]}${path}`);
}

import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures.ts';
import { choice, field, formOn, numbersOnOffer, openSection, submitButton } from './form.ts';
import type { Server } from './server.ts';
import { inEither } from './words.ts';

/** The code that was sent to a phone last, read where a developer reads it: the outbox page. Waits for the first one. */
export async function codeSentTo(page: Page, phone: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        code = await codeInOutbox(page, phone);
        return code;
      },
      { message: `a code in the outbox for ${phone}`, timeout: 20_000 },
    )
    .toBeDefined();
  return code ?? '';
}

async function codeInOutbox(page: Page, phone: string): Promise<string | undefined> {
  const digits = phone.replace(/\D/g, '').replace(/^0/, '49');
  const outbox = await page.request.get('/dev/outbox');
  const text = (await outbox.text()).replace(/<[^>]+>/g, ' ');
  const after = text.split(digits)[1] ?? '';
  return /\b(\d{6})\b/.exec(after)?.[1];
}

/** Proves a phone number by the code that was sent to it. */
export async function provePhone(page: Page, phone: string): Promise<void> {
  await field(page, 'auth/phone', 'phone').fill(phone);
  await submitButton(page, 'auth/phone').click();
  await field(page, 'auth/otp', 'code').waitFor();
  await field(page, 'auth/otp', 'code').fill(await codeSentTo(page, phone));
  await submitButton(page, 'auth/otp').click();
}

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
}

/** Fills in the registration, section by section, and agrees. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await fillAccount(page, person);
  await field(page, 'auth/register', 'security.isCheck').check();
}

/** Gives the data of a guest who orders, and goes on: what is agreed to stands beside the order button alone. */
export async function giveData(page: Page, person: Person): Promise<void> {
  await onPart(page, 'data');
  await fillAccount(page, person);
  await next(page);
  await onPart(page, 'payment');
}

async function fillAccount(page: Page, person: Person): Promise<void> {
  const form = 'auth/register';
  const set = (path: string, value: string) => field(page, form, path).fill(value);
  const open = (section: string) => openSection(page, form, section);
  await open('personal');
  await choice(page, form, 'personal.salutation', 'mr').check();
  await set('personal.firstName', person.firstName);
  await set('personal.lastName', person.lastName);
  await set('personal.birthday', '17/05/1990');
  await set('personal.idNumber', 'L01X00T47');
  await set('personal.identityValidityDate', '31.12.2033');
  await open('contact');
  await set('contact.email', person.email);
  await set('contact.emailConfirmation', person.email);
  await set('contact.street', 'Musterstraße');
  await set('contact.houseNumber', '7a');
  await set('contact.postalCode', '10115');
  await set('contact.city', 'Berlin');
  await open('security');
  await set('security.password', person.password);
  await set('security.passwordConfirmation', person.password);
  await set('security.keyword', '1234');
}

/** The button that leads on. */
export async function next(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Weiter|Devam)$/ })
    .last()
    .click();
}

/** Waits for a step of the wizard. */
export async function onStep(page: Page, step: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`[?&]step=${step}\\b`));
}

/** Waits for a part of the last step. */
export async function onPart(page: Page, part: 'phone' | 'data' | 'payment'): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`[?&]step=approval&part=${part}\\b`));
}

/** Opens the field for a coupon. */
export async function openCoupon(page: Page): Promise<void> {
  await page.getByRole('button', { name: inEither('order.page.haveCoupon') }).click();
}

/** Reserves the first number on offer of a kind. */
export async function reserveNumber(page: Page, kind: 'general' | 'vip'): Promise<void> {
  const board = formOn(page, 'order/new-number');
  if (kind === 'vip') await board.getByRole('tab', { name: 'VIP' }).click();
  await numbersOnOffer(page).first().click();
  await expect(board.getByRole('timer')).toBeVisible();
}

/** The button that orders. */
export function orderButton(page: Page): Locator {
  return page.getByRole('button', {
    name: /^(Zahlungspflichtig bestellen|Ödeme yükümlülüğüyle sipariş ver)$/,
  });
}

/** The contract summary that can be opened. */
export function contractSummary(page: Page): Locator {
  return page.getByRole('link', { name: inEither('order.page.summaryPaper.open') });
}

/** Chooses when to begin, and ticks what has to be ticked once the summary is there. */
export async function agreeToOrder(page: Page, earlyStart: 'true' | 'false' = 'false'): Promise<void> {
  await choice(page, 'order/approval', 'earlyStart', earlyStart).check();
  await contractSummary(page).waitFor();
  for (const consent of ['summaryReceived', 'termsAccepted']) {
    await field(page, 'order/approval', consent).check();
  }
}

/** Agrees, and orders; ends on the provider's page. */
export async function placeOrder(page: Page, earlyStart: 'true' | 'false' = 'false'): Promise<void> {
  await agreeToOrder(page, earlyStart);
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
}

/** Logs in by the form. */
export async function login(
  page: Page,
  { phone, password }: Pick<Person, 'phone' | 'password'>,
  prefix = '',
): Promise<void> {
  await page.goto(`${prefix}/auth/login`);
  await field(page, 'auth/login', 'username').fill(phone);
  await field(page, 'auth/login', 'password').fill(password);
  await submitButton(page, 'auth/login').click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard`));
}

/** The orders on the dashboard. */
export function ordersOn(page: Page): Locator {
  return page.getByRole('region', { name: inEither('dashboard.orders.title') }).getByRole('article');
}

/** The contracts on the dashboard. */
export function contractsOn(page: Page): Locator {
  return page.getByRole('region', { name: inEither('dashboard.contracts.manage') }).getByRole('article');
}

/** The provider's words for what a customer lets happen. */
const outcomes = {
  pay: /^(Jetzt bezahlen|Şimdi öde)$/,
  process: /^(Bezahlen, Gutschrift kommt später|Öde, onay sonra gelsin)$/,
  fail: /^(Zahlung ablehnen lassen|Ödeme reddedilsin)$/,
};

/** The button on the sandbox provider's page. */
export function outcomeButton(page: Page, outcome: keyof typeof outcomes): Locator {
  return page.getByRole('button', { name: outcomes[outcome] });
}

/** The element `html`, which carries the language and the colour scheme. */
export function documentOf(page: Page): Locator {
  // By a selector: the document itself has no name.
  return page.locator('html');
}

/** What the customer lets happen on the sandbox provider's page. */
export async function payWith(page: Page, outcome: keyof typeof outcomes): Promise<void> {
  await outcomeButton(page, outcome).click();
}

/** The dashboard shows the plan's order and its contract. */
export async function expectOrderOnDashboard(page: Page, tariff: string, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/dashboard`);
  await expect(ordersOn(page).first()).toContainText(tariff);
  await expect(contractsOn(page).first()).toContainText(tariff);
}

/** The server is restarted, the browser forgets all, and the customer logs in anew. */
export async function returnAfterRestart(
  page: Page,
  server: Pick<Server, 'stop' | 'start'>,
  person: Person,
  prefix = '',
): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  // An open page would ask the stopped server for data.
  await page.goto('about:blank');
  await server.stop();
  await server.start();
  await login(page, person, prefix);
}

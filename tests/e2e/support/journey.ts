import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect } from './fixtures.ts';
import type { Server } from './server.ts';

/** A field of a form by its path. */
export function field(page: Page, form: string, path: string) {
  return page.locator(`[data-form="${form}"] [name="${path}"]`);
}

/** A radio button or checkbox of a card group, by its value. */
export function choice(page: Page, form: string, path: string, value: string) {
  return page.locator(`[data-form="${form}"] [name="${path}"][value="${value}"]`);
}

/** The code that was sent to a phone last, read where a developer reads it: the outbox page. */
export async function codeSentTo(page: Page, phone: string): Promise<string> {
  const digits = phone.replace(/\D/g, '').replace(/^0/, '49');
  const outbox = await page.request.get('/dev/outbox');
  const text = (await outbox.text()).replace(/<[^>]+>/g, ' ');
  const after = text.split(digits)[1] ?? '';
  const code = /\b(\d{6})\b/.exec(after)?.[1];
  if (code === undefined) throw new Error('No code was found in the outbox.');
  return code;
}

/** Proves a phone number by the code that was sent to it. */
export async function provePhone(page: Page, phone: string): Promise<void> {
  await field(page, 'auth/phone', 'phone').fill(phone);
  await page.locator('[data-form="auth/phone"] button[type="submit"]').click();
  await field(page, 'auth/otp', 'code').waitFor();
  await field(page, 'auth/otp', 'code').fill(await codeSentTo(page, phone));
  await page.locator('[data-form="auth/otp"] button[type="submit"]').click();
}

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
}

/** Fills in the registration, section by section. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  const form = 'auth/register';
  const set = (path: string, value: string) => field(page, form, path).fill(value);
  const open = async (section: string) => {
    const header = page
      .locator(`[data-form="${form}"] [data-section="${section}"] button[aria-expanded]`)
      .first();
    if ((await header.getAttribute('aria-expanded')) === 'false') await header.click();
  };
  await open('personal');
  await choice(page, form, 'personal.salutation', 'mr').check({ force: true });
  await choice(page, form, 'personal.gender', 'male').check({ force: true });
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
  await field(page, form, 'security.isCheck').check({ force: true });
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

/** Reserves the first number on offer of a kind. */
export async function reserveNumber(page: Page, kind: 'general' | 'vip'): Promise<void> {
  const board = page.locator('[data-form="order/new-number"]');
  if (kind === 'vip') await board.locator('[role="tab"][id$="-vip"]').click();
  await board.locator('button[name="phoneNumberId"]').first().click();
  await expect(board.getByRole('timer')).toBeVisible();
}

/** Ticks what has to be ticked and orders; ends on the provider's page. */
export async function placeOrder(page: Page): Promise<void> {
  for (const consent of ['summaryReceived', 'termsAccepted']) {
    await field(page, 'order/approval', consent).check({ force: true });
  }
  await page
    .getByRole('button', { name: /^(zahlungspflichtig bestellen|Ödeme yükümlülüğüyle sipariş ver)$/ })
    .click();
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
  await page.locator('[data-form="auth/login"] button[type="submit"]').click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard`));
}

/** An order on the dashboard. */
export const ORDER = 'article[aria-labelledby^="order-"]';
const CONTRACT = 'section[aria-labelledby="lines"] article';

/** What the customer lets happen on the sandbox provider's page. */
export async function payWith(page: Page, outcome: 'pay' | 'process' | 'fail' | 'cancel'): Promise<void> {
  await page.locator(`button[name="action"][value="${outcome}"]`).click();
}

/** The words of the pages, as analysts wrote them. */
export function say(lang: 'de' | 'tr', key: string): string {
  const [area] = key.split('.');
  const file = join(import.meta.dirname, `../../../locales/${lang}/${area}.json`);
  const text: unknown = JSON.parse(readFileSync(file, 'utf8'))[key];
  if (typeof text !== 'string') throw new Error(`There are no words ${key}.`);
  return text;
}

/** The dashboard shows the plan's order and its contract. */
export async function expectOrderOnDashboard(page: Page, tariff: string, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/dashboard`);
  await expect(page.locator(ORDER).first()).toContainText(tariff);
  await expect(page.locator(CONTRACT).first()).toContainText(tariff);
}

/** The server is restarted, the browser forgets all, and the customer logs in anew. */
export async function returnAfterRestart(
  page: Page,
  server: Pick<Server, 'stop' | 'start'>,
  person: Person,
  prefix = '',
): Promise<void> {
  await server.stop();
  await server.start();
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await login(page, person, prefix);
}

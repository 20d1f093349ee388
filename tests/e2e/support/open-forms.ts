import type { Browser, Page } from 'playwright/test';
import { listen } from './complaints.ts';
import { expect } from './fixtures.ts';
import { choice, field, formOn, submitButton } from './form.ts';
import {
  agreeToOrder,
  fillRegistration,
  giveData,
  next,
  orderButton,
  type Person,
  provePhone,
} from './journey.ts';
import { fillNewLine } from './line.ts';
import type { Server } from './server.ts';

/** A page in which a customer has filled in forms and not sent them. */
export interface Open {
  page: Page;
  forms: readonly string[];
  /**
   * Ticks what is ticked just before sending, by the names that the definitions give as they ship. A consent whose text an
   * edit had changed is asked for anew.
   */
  agree(): Promise<void>;
  /** Presses the button that sends everything. */
  press(options?: { timeout: number }): Promise<void>;
  /** Where the page is once everything was taken. */
  end: RegExp;
}

let people = 0;
const newPerson = (): Person => {
  people += 1;
  return {
    firstName: 'Ayşe',
    lastName: 'Yıldız',
    email: `open${people}@example.org`,
    phone: `0171 3${String(930_000 + people)}`,
    password: 'Kahve&Simit24',
  };
};

/** A customer who has filled in the registration, and one who has filled in the whole order. */
export async function openForms(browser: Browser, server: Server, complaints: string[]): Promise<Open[]> {
  return [
    await openRegistration(await newPage(browser, server, complaints)),
    await openOrder(await newPage(browser, server, complaints)),
  ];
}

async function newPage(browser: Browser, { url }: Server, complaints: string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'de-DE' });
  const page = await context.newPage();
  await listen(page, complaints);
  return page;
}

async function openRegistration(page: Page): Promise<Open> {
  const person = newPerson();
  await page.goto('/auth/register');
  await provePhone(page, person.phone);
  await fillRegistration(page, person);
  const isCheck = field(page, 'auth/register', 'security.isCheck');
  // What is sent meanwhile is refused, so that the form stays.
  await isCheck.uncheck();
  return {
    page,
    forms: ['auth/register'],
    agree: () => isCheck.check(),
    press: (options) => submitButton(page, 'auth/register').click(options),
    end: /\/auth\/welcome/,
  };
}

async function openOrder(page: Page): Promise<Open> {
  const person = newPerson();
  await page.goto('/tarife/flex/flex-m');
  await page.getByRole('link', { name: 'Tarif wählen' }).first().click();
  await fillNewLine(page, { buyer: person, method: 'paypal' });
  return {
    page,
    forms: ['order/payment', 'order/approval'],
    agree: async () => {
      if (isLedBack(page)) await walkOn(page, person);
      await agreeToOrder(page);
    },
    press: (options) => orderButton(page).click(options),
    end: /\/sandbox\/pay\//,
  };
}

/** A change of what an earlier step asks leads its customers back to that step. */
export function isLedBack(page: Page): boolean {
  return !/[?&]part=payment/.test(page.url());
}

/** Goes on to the last step; what no draft keeps, such as a password, is typed again. */
async function walkOn(page: Page, person: Person): Promise<void> {
  while (/[?&]step=(?!approval)/.test(page.url())) {
    const before = page.url();
    await next(page);
    await expect(page).not.toHaveURL(before);
  }
  await giveData(page, person);
  await choice(page, 'order/payment', 'method', 'paypal').check();
}

export function isSent({ page, end }: Open): boolean {
  return end.test(page.url());
}

/** Sends under the definitions of this moment; true when everything was taken. What is not taken stays. */
export async function trySending(one: Open): Promise<boolean> {
  // An edit may have given the button another name.
  await one.press({ timeout: 3000 }).catch(() => {});
  await one.page.waitForURL(one.end, { timeout: 4000 }).catch(() => {});
  await isAlive(one.page);
  if (!isSent(one)) await areThere(one);
  return isSent(one);
}

/** The forms are on the page, unless it leads on after all, or back to what an earlier step asks by now. */
export async function areThere(one: Open): Promise<void> {
  await expect(async () => {
    if (isLedBack(one.page) || isSent(one)) return;
    for (const form of one.forms) await expect(formOn(one.page, form)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
}

/** Sends by sound definitions, which takes everything. */
export async function sendToTheEnd(one: Open): Promise<void> {
  await one.agree();
  await one.press();
  await expect(one.page).toHaveURL(one.end, { timeout: 30_000 });
}

/** The page asks for the definitions twice: what was in force at the beginning is replaced. */
export async function seesDefinitions(page: Page): Promise<void> {
  await page.waitForResponse(/definitions\/current\.json/);
  await page.waitForResponse(/definitions\/current\.json/);
}

export async function isAlive(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Das hätte nicht passieren dürfen.' })).toHaveCount(0);
}

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { addDays, addMonths, daysBetween } from '../../src/shared/calendar.ts';
import type { Lang } from '../../src/shared/language.ts';
import { readPdf } from '../support/pdf.ts';
import { expect, test } from './support/fixtures.ts';
import { field, submitButton } from './support/form.ts';
import { type Person, payWith } from './support/journey.ts';
import { orderLine, payOrder, prefixes, returnTo } from './support/line.ts';
import { mailsTo, moveClock, moveClockTo, ownTime } from './support/time.ts';
import { say } from './support/words.ts';

// The browser logs the refusal that asks for the second proof.
test.use({ ...ownTime(import.meta.url), allowedComplaints: /403 \(Forbidden\).*payment-methods/ });

const people: Record<Lang, Person> = {
  de: {
    firstName: 'Deniz',
    lastName: 'Aksoy',
    email: 'deniz.aksoy@example.org',
    phone: '0171 3920196',
    password: 'Kahve&Simit24',
  },
  tr: {
    firstName: 'Gül',
    lastName: 'Şahin',
    email: 'gul.sahin@example.org',
    phone: '0171 3920197',
    password: 'Kahve&Simit24',
  },
};
const words = {
  de: {
    announced: /^Wird am (\d\d\.\d\d\.\d{4}) von DE•• •••• (\d{4}) abgebucht$/,
    retry: /^Abbuchung fehlgeschlagen, neuer Versuch am (\d\d\.\d\d\.\d{4}) von DE•• •••• 3004$/,
    stopped: /^Abbuchung fehlgeschlagen, bitte bezahlen Sie selbst$/,
    told: (day: string, account: string) => `Am ${day} buchen wir den Betrag von DE•• •••• ${account} ab.`,
    mandate: 'Mandatsreferenz',
    mail: 'Das Konto war nicht ausreichend gedeckt.',
    again: (day: string) => `Am ${day} versuchen wir es noch einmal.`,
    last: 'Wir versuchen es nicht noch einmal.',
  },
  tr: {
    announced: /^(\d\d\.\d\d\.\d{4}) günü DE•• •••• (\d{4}) üzerinden çekilecek$/,
    retry: /^Çekilemedi, (\d\d\.\d\d\.\d{4}) günü DE•• •••• 3004 üzerinden yeniden denenecek$/,
    stopped: /^Çekilemedi, lütfen kendiniz ödeyin$/,
    told: (day: string, account: string) => `Tutarı ${day} günü DE•• •••• ${account} üzerinden çekeceğiz.`,
    mandate: 'Talimat referansı',
    mail: 'Hesabınızda yeterli bakiye yoktu.',
    again: (day: string) => `${day} günü bir kez daha deneyeceğiz.`,
    last: 'Bir daha denemeyeceğiz.',
  },
};
const creditor = 'DE98ZZZ09999999999';
/** The law's notice is 14 days unless another is agreed; the mandate says five. */
const noticeDays = 5;

const bills = (page: Page, lang: Lang) =>
  returnTo(page, lang, { customer: people[lang], path: '/dashboard/bills' });

/** Another account, behind the password; it pays the contract from then on. */
async function changeAccount(page: Page, lang: Lang): Promise<void> {
  await page.goto(`${prefixes[lang]}/dashboard/account/payment-methods`);
  await page.getByRole('button', { name: say(lang, 'account.page.methods.addAccount') }).click();
  await field(page, 'account/bank-account', 'iban').fill('DE78 3704 0044 0532 0130 04');
  await field(page, 'account/bank-account', 'accountHolder').fill('Deniz Aksoy');
  await field(page, 'account/bank-account', 'mandateGiven').check();
  await submitButton(page, 'account/bank-account').click();
  await field(page, 'account/step-up', 'password').fill(people[lang].password);
  await submitButton(page, 'account/step-up').click();
  await expect(page.getByText(say(lang, 'account.page.methods.added')).first()).toBeVisible();
  await page
    .getByRole('button', { name: new RegExp(`^${say(lang, 'account.page.means.changeTitle')}:`) })
    .click();
  const dialog = page.getByRole('dialog', { name: say(lang, 'account.page.means.changeTitle') });
  await dialog.getByRole('radio', { name: 'DE•• •••• 3004' }).check();
  await dialog.getByRole('button', { name: say(lang, 'account.page.means.save') }).click();
  await expect(page.getByText(say(lang, 'account.page.means.changed')).first()).toBeVisible();
}

const isoDay = (german: string) => german.split('.').reverse().join('-');

/** Waits for a bill's word about its debit; reads the page again, because the clock's work is done beside it. */
async function wordOn(page: Page, lang: Lang, word: RegExp): Promise<readonly string[]> {
  await expect(async () => {
    await bills(page, lang);
    await expect(page.getByText(word)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  const text = (await page.getByText(word).textContent()) ?? '';
  return text.match(word) ?? [];
}

/** The words of the newest bill's PDF, as its customer opens it. */
async function paperOf(page: Page): Promise<string> {
  const opened = page.waitForEvent('download');
  await page.getByRole('button', { name: /^PDF/ }).first().click();
  const file = await (await opened).path();
  return (await readPdf(readFileSync(file))).text.replace(/\s+/g, ' ');
}

/** The announced debit of the bill that is open; its day stands in the mail, with the mandate, five days before. */
async function announcedBill(page: Page, lang: Lang, account: string) {
  const [, day = '', from] = await wordOn(page, lang, words[lang].announced);
  expect(from).toBe(account);
  const bill = page.getByRole('listitem').filter({ hasText: day });
  const [issued = ''] = ((await bill.first().textContent()) ?? '').match(/\d\d\.\d\d\.\d{4}/) ?? [];
  expect(daysBetween(isoDay(issued), isoDay(day))).toBeGreaterThanOrEqual(noticeDays);
  const mails = () => mailsTo(page, people[lang].email);
  await expect.poll(mails, { timeout: 20_000 }).toContain(words[lang].told(day, account));
  expect(await mails()).toContain(words[lang].mandate);
  expect(await mails()).toContain(creditor);
  const paper = await paperOf(page);
  for (const said of [day, `DE•• •••• ${account}`, creditor]) expect(paper).toContain(said);
  return { issuedOn: isoDay(issued), debitOn: isoDay(day) };
}

for (const lang of ['de', 'tr'] as const)
  test(`the first bill is announced and debited; the second is refused, told, and paid by hand (${lang})`, async ({
    page,
  }) => {
    const { announced, retry, stopped, mail, again, last } = words[lang];
    const mails = () => mailsTo(page, people[lang].email);
    await orderLine(page, { lang, buyer: people[lang] });
    await payOrder(page);
    await moveClock(page, 'day');
    const first = await announcedBill(page, lang, '3000');
    await moveClockTo(page, addDays(first.debitOn, -1));
    await bills(page, lang);
    await expect(page.getByText(announced)).toBeVisible();
    await moveClockTo(page, first.debitOn);
    await wordOn(page, lang, new RegExp(`^${say(lang, 'invoices.page.allPaid')}$`));
    await expect(page.getByText(announced)).toHaveCount(0);
    await changeAccount(page, lang);

    // The second bill comes a month later; the other account refuses it, twice.
    await moveClockTo(page, addMonths(first.issuedOn, 1));
    const { debitOn: refusedOn } = await announcedBill(page, lang, '3004');
    expect(await mails()).not.toContain(mail);
    await moveClockTo(page, refusedOn);
    const [, retryOn = ''] = await wordOn(page, lang, retry);
    expect(daysBetween(refusedOn, isoDay(retryOn))).toBeGreaterThanOrEqual(noticeDays);
    await expect.poll(mails, { timeout: 20_000 }).toContain(mail);
    expect(await mails()).toContain(again(retryOn));
    expect(await mails()).not.toContain(last);
    await moveClockTo(page, isoDay(retryOn));
    await wordOn(page, lang, stopped);
    await expect.poll(mails, { timeout: 20_000 }).toContain(last);
    await page
      .getByRole('button', { name: new RegExp(`^${say(lang, 'invoices.page.pay')}`) })
      .first()
      .click();
    await payWith(page, 'pay');
    await expect(page.getByText(say(lang, 'invoices.page.paidTitle'))).toBeVisible();
    await expect(page.getByText(stopped)).toHaveCount(0);
  });

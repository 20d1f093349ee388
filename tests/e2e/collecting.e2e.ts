import type { Page } from 'playwright/test';
import type { Lang } from '../../src/shared/language.ts';
import { expect, test } from './support/fixtures.ts';
import { field, submitButton } from './support/form.ts';
import { type Person, payWith } from './support/journey.ts';
import { orderLine, payOrder, prefixes, returnTo } from './support/line.ts';
import { mailsTo, moveClock } from './support/time.ts';
import { say } from './support/words.ts';

// The browser logs the refusal that asks for the second proof.
test.use({ allowedComplaints: /403 \(Forbidden\).*payment-methods/ });

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
    announced: /^Wird am \d\d\.\d\d\.\d{4} von DE•• •••• 3000 abgebucht$/,
    retry: /^Abbuchung fehlgeschlagen, neuer Versuch am \d\d\.\d\d\.\d{4} von DE•• •••• 3004$/,
    stopped: /^Abbuchung fehlgeschlagen, bitte bezahlen Sie selbst$/,
    mail: 'Das Konto war nicht ausreichend gedeckt.',
    last: 'Wir versuchen es nicht noch einmal.',
  },
  tr: {
    announced: /^\d\d\.\d\d\.\d{4} günü DE•• •••• 3000 üzerinden çekilecek$/,
    retry: /^Çekilemedi, \d\d\.\d\d\.\d{4} günü DE•• •••• 3004 üzerinden yeniden denenecek$/,
    stopped: /^Çekilemedi, lütfen kendiniz ödeyin$/,
    mail: 'Hesabınızda yeterli bakiye yoktu.',
    last: 'Bir daha denemeyeceğiz.',
  },
};

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

for (const lang of ['de', 'tr'] as const)
  test(`the first bill is announced and debited; the second is refused, told, and paid by hand (${lang})`, async ({
    page,
  }) => {
    await orderLine(page, { lang, buyer: people[lang] });
    await payOrder(page);
    const { announced, retry, stopped, mail, last } = words[lang];
    await moveClock(page, 'week');
    await bills(page, lang);
    await expect(
      page.getByText(announced).or(page.getByText(say(lang, 'invoices.page.allPaid'))),
    ).toBeVisible();
    await moveClock(page, 'week');
    await bills(page, lang);
    await expect(page.getByText(say(lang, 'invoices.page.allPaid'))).toBeVisible();
    await changeAccount(page, lang);

    // The second bill comes after a month; its day is at least five days later.
    await moveClock(page, 'month');
    await bills(page, lang);
    await expect(page.getByText(retry).or(page.getByText(stopped))).toBeVisible();
    await expect.poll(() => mailsTo(page, people[lang].email), { timeout: 20_000 }).toContain(mail);
    await moveClock(page, 'week');
    await bills(page, lang);
    await expect(page.getByText(stopped)).toBeVisible();
    await expect.poll(() => mailsTo(page, people[lang].email), { timeout: 20_000 }).toContain(last);
    await page
      .getByRole('button', { name: new RegExp(`^${say(lang, 'invoices.page.pay')}`) })
      .first()
      .click();
    await payWith(page, 'pay');
    await expect(page.getByText(say(lang, 'invoices.page.paidTitle'))).toBeVisible();
    await expect(page.getByText(stopped)).toHaveCount(0);
  });

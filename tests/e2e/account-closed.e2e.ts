import type { Page } from 'playwright/test';
import type { Lang } from '../../src/shared/language.ts';
import { expect, test } from './support/fixtures.ts';
import { field, submitButton, summary } from './support/form.ts';
import { contractsOn, type Person } from './support/journey.ts';
import { orderLine, payOrder, prefixes, returnTo } from './support/line.ts';
import { mailsTo, moveClock, ownTime } from './support/time.ts';
import { say } from './support/words.ts';

// What needs a step-up is refused first; a closed account cannot sign in.
test.use({
  ...ownTime(import.meta.url),
  allowedComplaints: /403 \(Forbidden\).*closing|401 \(Unauthorized\).*(login|users\/me|refresh)/,
});

const people: Record<Lang, Person> = {
  de: {
    firstName: 'Aylin',
    lastName: 'Şen',
    email: 'aylin.sen@example.org',
    phone: '0171 3920393',
    password: 'Kahve&Simit24',
  },
  tr: {
    firstName: 'Tuğba',
    lastName: 'Öz',
    email: 'tugba.oz@example.org',
    phone: '0171 3920394',
    password: 'Kahve&Simit24',
  },
};

const path = '/account/close';
const title = (lang: Lang, key: string) => ({ name: say(lang, key), exact: true });

/** The contract ends on its earliest day. */
async function cancelLine(page: Page, lang: Lang): Promise<void> {
  await page.goto(`${prefixes[lang]}/dashboard`);
  const line = contractsOn(page).first();
  await line.getByRole('button', title(lang, 'contract.page.cancel.title')).click();
  await page.getByRole('dialog').getByRole('button', title(lang, 'contract.page.cancel.confirm')).click();
  await expect(line.getByRole('status').first()).toBeVisible();
}

/** Waits until nothing hinders the end any more: the last bill has been debited. */
async function untilNothingHinders(page: Page, lang: Lang): Promise<void> {
  await expect(async () => {
    await page.goto('/impressum');
    await moveClock(page, 'week');
    await returnTo(page, lang, { customer: people[lang], path });
    await expect(page.getByRole('heading', title(lang, 'closing.page.stays'))).toBeVisible();
    await expect(page.getByRole('heading', title(lang, 'closing.page.hinders'))).toHaveCount(0, {
      timeout: 1000,
    });
  }).toPass({ timeout: 120_000 });
}

for (const lang of ['de', 'tr'] as const)
  test(`an account is closed when its line has ended; what the law keeps is said (${lang})`, async ({
    page,
  }) => {
    await orderLine(page, { lang, buyer: people[lang] });
    await payOrder(page);
    // A page of a session that the clock ends would be returned to after the sign-in.
    await page.goto('/impressum');
    await moveClock(page, 'day');
    await returnTo(page, lang, { customer: people[lang], path });
    await expect(page.getByRole('heading', title(lang, 'closing.page.hinders'))).toBeVisible();
    await expect(submitButton(page, 'account/closing')).toHaveCount(0);

    await cancelLine(page, lang);
    await page.goto('/impressum');
    await moveClock(page, 'month');
    await untilNothingHinders(page, lang);
    const kept = await page.getByText(/31\.12\.\d{4}/).allTextContents();
    expect(kept.length).toBeGreaterThanOrEqual(2);

    await submitButton(page, 'account/closing').click();
    await expect(summary(page)).toBeVisible();
    await field(page, 'account/closing', 'understood').check();
    await submitButton(page, 'account/closing').click();
    await field(page, 'account/step-up', 'password').fill(people[lang].password);
    await submitButton(page, 'account/step-up').click();
    await expect(page.getByText(say(lang, 'closing.page.closed.text'))).toBeVisible();

    await page.goto(`${prefixes[lang]}/auth/login`);
    await field(page, 'auth/login', 'username').fill(people[lang].email);
    await field(page, 'auth/login', 'password').fill(people[lang].password);
    await submitButton(page, 'auth/login').click();
    await expect(summary(page)).toBeVisible();
    const mails = () => mailsTo(page, people[lang].email);
    const [day = ''] = kept.flatMap((said) => said.match(/31\.12\.\d{4}/) ?? []);
    await expect.poll(mails, { timeout: 20_000 }).toContain(day);
  });

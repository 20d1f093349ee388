import type { Page } from 'playwright/test';
import type { Lang } from '../../src/shared/language.ts';
import { expect, test } from './support/fixtures.ts';
import { choice, field, submitButton } from './support/form.ts';
import type { Person } from './support/journey.ts';
import { prefixes, returnTo } from './support/line.ts';
import { button, numberOf, workingLine } from './support/sim.ts';
import { mailsTo, moveClock, ownTime } from './support/time.ts';
import { say } from './support/words.ts';

// What needs a step-up is refused first, and asked for again after it.
test.use({ ...ownTime(import.meta.url), allowedComplaints: /403 \(Forbidden\).*\/activate/ });

const people: Record<Lang, Person> = {
  de: {
    firstName: 'Deniz',
    lastName: 'Aksoy',
    email: 'deniz.aksoy@example.org',
    phone: '0171 3920297',
    password: 'Kahve&Simit24',
  },
  tr: {
    firstName: 'Ece',
    lastName: 'Demir',
    email: 'ece.demir@example.org',
    phone: '0171 3920298',
    password: 'Kahve&Simit24',
  },
};

/** A card is asked for with the password; the button says that it costs something. */
async function orderCard(page: Page, lang: Lang): Promise<void> {
  await button(page, lang, 'sims.page.replace.open').click();
  await choice(page, 'account/sim-replacement', 'kind', 'physical').check();
  await expect(page.getByText(/9,90/)).toBeVisible();
  const order = button(page, lang, 'sims.page.replace.order');
  await expect(order).toBeVisible();
  await field(page, 'account/sim-replacement', 'isDefective').check();
  await expect(submitButton(page, 'account/sim-replacement')).toBeVisible();
  await expect(order).toHaveCount(0);
  await field(page, 'account/sim-replacement', 'isDefective').uncheck();
  await field(page, 'account/sim-replacement', 'password').fill(people[lang].password);
  await order.click();
  await expect(page.getByText(say(lang, 'sims.page.replace.sent'))).toBeVisible();
}

async function confirmByMail(page: Page, lang: Lang): Promise<void> {
  const link = /sim-replacement\?confirm=([\w-]{43})/;
  await expect.poll(() => mailsTo(page, people[lang].email), { timeout: 20_000 }).toMatch(link);
  const [, token] = link.exec(await mailsTo(page, people[lang].email)) ?? [];
  await page.goto(`${prefixes[lang]}/auth/sim-replacement?confirm=${token}`);
  await button(page, lang, 'sims.page.settle.confirm').click();
  await expect(button(page, lang, 'sims.page.settle.confirm')).toHaveCount(0);
}

/** Days pass until the page says so; the jobs of the server need some seconds each time. */
async function passUntil(page: Page, lang: Lang, days: number, key: string): Promise<void> {
  await page.goto('/impressum');
  for (let day = 0; day < days; day++) await moveClock(page, 'day');
  await returnTo(page, lang, { customer: people[lang], path: '/dashboard/sim' });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(say(lang, key), { exact: true })).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}

for (const lang of ['de', 'tr'] as const)
  test(`a card by post takes the place of a SIM when it is switched on, and stands on the bill (${lang})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const before = await workingLine(page, lang, people[lang]);
    await orderCard(page, lang);
    await confirmByMail(page, lang);
    await passUntil(page, lang, 1, 'sims.page.replace.cardPacked');
    await passUntil(page, lang, 3, 'sims.page.replace.cardSent');
    await expect(numberOf(page)).toHaveText(before);
    await button(page, lang, 'sims.page.replace.activate').click();
    await field(page, 'account/step-up', 'password').fill(people[lang].password);
    await submitButton(page, 'account/step-up').click();
    await expect(page.getByText(say(lang, 'sims.page.kind.physical'), { exact: true })).toBeVisible();
    await expect(numberOf(page)).not.toHaveText(before);
    await page.goto('/impressum');
    await moveClock(page, 'month');
    await returnTo(page, lang, { customer: people[lang], path: '/dashboard/bills' });
    await expect(page.getByText(say(lang, 'invoices.page.line.replacementCard')).first()).toBeAttached();
  });

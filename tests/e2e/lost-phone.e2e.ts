import type { Browser, Page } from 'playwright/test';
import type { Lang } from '../../src/shared/language.ts';
import { expect, test } from './support/fixtures.ts';
import { choice, field, submitButton } from './support/form.ts';
import { codeSentTo, login, type Person } from './support/journey.ts';
import { prefixes, returnTo } from './support/line.ts';
import { button, numberOf, workingLine } from './support/sim.ts';
import { mailsTo, moveClock, ownTime } from './support/time.ts';
import { say } from './support/words.ts';

// What needs a step-up is refused first, and asked for again after it.
test.use({ ...ownTime(import.meta.url), allowedComplaints: /403 \(Forbidden\).*\/(esim-code|devices)/ });

const people: Record<Lang, Person> = {
  de: {
    firstName: 'Nil',
    lastName: 'Arslan',
    email: 'nil.arslan@example.org',
    phone: '0171 3920295',
    password: 'Kahve&Simit24',
  },
  tr: {
    firstName: 'Can',
    lastName: 'Yıldız',
    email: 'can.yildiz@example.org',
    phone: '0171 3920296',
    password: 'Kahve&Simit24',
  },
};

async function blockAtOnce(page: Page, lang: Lang): Promise<void> {
  await button(page, lang, 'sims.page.block.open').click();
  await button(page, lang, 'sims.page.block.confirm').click();
  await expect(button(page, lang, 'sims.page.unblock')).toBeVisible();
  // What was asked for without a step-up stays after a reload, and stands on the dashboard.
  await page.reload();
  await expect(button(page, lang, 'sims.page.unblock')).toBeVisible();
}

/** The lost phone, on which the customer is signed in; a thief holds it. */
async function lostPhone(browser: Browser, baseURL: string, lang: Lang): Promise<Page> {
  const thief = await (await browser.newContext({ baseURL })).newPage();
  await login(thief, people[lang], prefixes[lang]);
  return thief;
}

/** The mail about the new eSIM; that of the order leads to the set-up page, too. */
const ready = { de: 'ist freigeschaltet. Die bisherige SIM', tr: 'Eski SIM artık çalışmıyor' };

const told = {
  de: 'ein Gerät wurde gerade von Ihrem Konto abgemeldet',
  tr: 'bir cihazdaki oturumunuz kapatıldı',
};

/** From the blocked SIM to the devices: the other session ends, and the customer is told. */
async function signOutTheThief(page: Page, thief: Page, lang: Lang): Promise<void> {
  await page.getByRole('link', { name: say(lang, 'sims.page.blocked.devicesLink') }).click();
  const devices = page.getByRole('list', { name: say(lang, 'account.page.devices.title') });
  // This session has no button: it is ended by the logout.
  const end = devices.getByRole('button');
  await end.click();
  await field(page, 'account/step-up', 'password').fill(people[lang].password);
  await submitButton(page, 'account/step-up').click();
  await expect(end).toHaveCount(0);
  await thief.reload();
  await expect(thief).toHaveURL(/\/auth\/login/);
  await thief.context().close();
  await expect.poll(() => mailsTo(page, people[lang].email), { timeout: 20_000 }).toContain(told[lang]);
}

/** By a code to the account's phone, which is not the line that was lost. */
async function askByCode(page: Page, lang: Lang): Promise<void> {
  await button(page, lang, 'sims.page.replace.open').click();
  await choice(page, 'account/sim-replacement', 'way', 'code').check();
  await expect(field(page, 'account/sim-replacement', 'code')).toBeVisible();
  await expect(async () => {
    await field(page, 'account/sim-replacement', 'code').fill(await codeSentTo(page, people[lang].phone));
    await submitButton(page, 'account/sim-replacement').click();
    await expect(button(page, lang, 'sims.page.replace.cancel')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}

for (const lang of ['de', 'tr'] as const)
  test(`a lost phone is blocked at once, and a day later an eSIM takes its place (${lang})`, async ({
    page,
    browser,
    server,
  }) => {
    const { email } = people[lang];
    const lost = await workingLine(page, lang, people[lang]);
    const thief = await lostPhone(browser, server.url, lang);
    await blockAtOnce(page, lang);
    await askByCode(page, lang);
    await signOutTheThief(page, thief, lang);
    await returnTo(page, lang, { customer: people[lang], path: '/dashboard/sim' });
    await expect(numberOf(page)).toHaveText(lost);
    await page.goto('/impressum');
    await moveClock(page, 'day');
    await expect.poll(() => mailsTo(page, email), { timeout: 60_000 }).toContain(ready[lang]);
    expect(await mailsTo(page, email)).toContain('sim-replacement?cancel=');
    await returnTo(page, lang, { customer: people[lang], path: '/dashboard/sim' });
    await expect(page.getByText(say(lang, 'sims.page.state.active'), { exact: true })).toBeVisible();
    await expect(numberOf(page)).not.toHaveText(lost);
    await page.getByRole('link', { name: say(lang, 'sims.page.esim.go') }).click();
    await button(page, lang, 'sims.page.esim.show').click();
    // The code is worth a proof of its own.
    await field(page, 'account/step-up', 'password').fill(people[lang].password);
    await submitButton(page, 'account/step-up').click();
    // A phone does not scan its own screen: the code is folded there.
    await page.getByText(say(lang, 'sims.page.esim.otherDevice'), { exact: true }).click();
    await expect(page.getByRole('img', { name: say(lang, 'sims.page.esim.qr') })).toBeVisible();
  });

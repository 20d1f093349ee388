import type { Locator, Page } from 'playwright/test';
import type { Lang } from '../../src/shared/language.ts';
import { expect, test } from './support/fixtures.ts';
import { choice, field, submitButton } from './support/form.ts';
import type { Person } from './support/journey.ts';
import { orderLine, payOrder, prefixes, returnTo } from './support/line.ts';
import { mailsTo, moveClock, ownTime } from './support/time.ts';
import { say } from './support/words.ts';

test.use(ownTime(import.meta.url));

const people: Record<Lang, Person> = {
  de: {
    firstName: 'Ece',
    lastName: 'Demir',
    email: 'ece.demir@example.org',
    phone: '0171 3920391',
    password: 'Kahve&Simit24',
  },
  tr: {
    firstName: 'Ömer',
    lastName: 'Güneş',
    email: 'omer.gunes@example.org',
    phone: '0171 3920392',
    password: 'Kahve&Simit24',
  },
};

/** Takes 3,00 € off for three months. */
const coupon = 'ERSTE10';
const more = '3,00\u00a0€';
const answer = { de: 'Wir lassen Ihnen den Rabatt.', tr: 'İndiriminiz sürüyor.' };

const bills = (page: Page, lang: Lang) =>
  returnTo(page, lang, { customer: people[lang], path: '/dashboard/bills' });

/** The first bill that costs more than the one before. */
function dearerBill(page: Page, lang: Lang): Locator {
  const said = say(lang, 'invoices.page.compare.more').replace('{amount}', more);
  return page.getByRole('listitem').filter({ hasText: said });
}

const openLines = (bill: Locator, lang: Lang) =>
  bill.getByText(new RegExp(`^${say(lang, 'invoices.page.lines')}`)).click();

/** Opens its lines; the one reason that is said is the coupon, and its amount the whole difference. */
async function readWhy(bill: Locator, lang: Lang): Promise<void> {
  await openLines(bill, lang);
  await expect(bill.getByText(say(lang, 'invoices.page.why.more').replace('{amount}', more))).toBeVisible();
  const [before = ''] = say(lang, 'invoices.page.reason.gone').split('{line}');
  const reasons = bill.getByRole('term').filter({ hasText: before });
  await expect(reasons).toHaveCount(1);
  await expect(reasons).toContainText(coupon);
  await expect(bill.getByRole('definition').last()).toHaveText(`+${more}`);
}

async function object(bill: Locator, page: Page, lang: Lang): Promise<void> {
  await bill.getByText(new RegExp(`^${say(lang, 'invoices.page.objection.open')}`)).click();
  const form = 'invoices/objection';
  await submitButton(page, form).click();
  await expect(
    page.getByText(say(lang, `${form.replace('/', '.')}.reason.error.required`)).first(),
  ).toBeVisible();
  await choice(page, form, 'reason', 'otherPrice').check();
  await field(page, form, 'message').fill('12 ay demediniz mi?');
  await submitButton(page, form).click();
  await expect(bill.getByText(say(lang, 'invoices.page.objection.receivedTitle'))).toBeVisible();
}

/** The service answers at its desk. */
async function accept(page: Page, lang: Lang): Promise<void> {
  const desk = await page.context().newPage();
  await desk.goto('/dev/objections');
  const asked = desk.getByRole('article').filter({ hasText: ` ${lang} ` });
  await asked.getByLabel('Credit in cents').fill('300');
  await asked.getByLabel('Explanation').first().fill(answer[lang]);
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(asked).toHaveCount(0);
  await desk.close();
}

for (const lang of ['de', 'tr'] as const)
  test(`a bill that is 3.00 euros higher says why, and an objection to it is answered (${lang})`, async ({
    page,
  }) => {
    await orderLine(page, { lang, buyer: people[lang], coupon });
    await payOrder(page);
    await page.goto(`${prefixes[lang]}/impressum`);
    for (let month = 0; month < 4; month++) await moveClock(page, 'month');
    await expect(async () => {
      await bills(page, lang);
      await expect(dearerBill(page, lang)).toHaveCount(1, { timeout: 3000 });
    }).toPass({ timeout: 60_000 });

    const bill = dearerBill(page, lang);
    await readWhy(bill, lang);
    await object(bill, page, lang);
    await expect(bill.getByText(say(lang, 'invoices.page.state.objected'))).toBeVisible();

    await accept(page, lang);
    await bills(page, lang);
    await openLines(bill, lang);
    await expect(bill.getByText(answer[lang])).toBeVisible();
    await expect.poll(() => mailsTo(page, people[lang].email), { timeout: 20_000 }).toContain(answer[lang]);
  });

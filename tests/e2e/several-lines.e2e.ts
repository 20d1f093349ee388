import type { Locator, Page } from 'playwright/test';
import type { Lang } from '../../src/shared/language.ts';
import { expect, test } from './support/fixtures.ts';
import { choice, field, offer, showFamilyPlans, submitButton } from './support/form.ts';
import { contractsOn, next, onStep, type Person, placeOrder, reserveNumber } from './support/journey.ts';
import { orderLine, payOrder, prefixes, returnTo } from './support/line.ts';
import { moveClock, ownTime } from './support/time.ts';
import { say } from './support/words.ts';

test.use(ownTime(import.meta.url));

const people: Record<Lang, Person> = {
  de: {
    firstName: 'Ayla',
    lastName: 'Brandt',
    email: 'ayla.brandt@example.org',
    phone: '0171 3920398',
    password: 'Kahve&Simit24',
  },
  tr: {
    firstName: 'Meryem',
    lastName: 'Çelik',
    email: 'meryem.celik@example.org',
    phone: '0171 3920399',
    password: 'Kahve&Simit24',
  },
};
const names = { de: 'Mias Karte', tr: 'Ege’nin kartı' } as const;

/** The lines to choose from, above what is about one of them. */
const lineSwitch = (page: Page, lang: Lang): Locator =>
  page.getByRole('group', { name: say(lang, 'contract.page.line.switch') });
const kidsCard = (page: Page): Locator => contractsOn(page).filter({ hasText: 'Kids' });

/** From the dashboard's door to the provider; the account is known, so neither phone nor data are asked. */
async function orderKidsLine(page: Page, lang: Lang): Promise<void> {
  await page.goto(`${prefixes[lang]}/dashboard`);
  const door = page.getByRole('navigation', { name: say(lang, 'lines.page.more.title') });
  await door.getByRole('link', { name: say(lang, 'lines.page.more.kids') }).click();
  await page.getByRole('article', { name: 'Kids' }).getByRole('link', { name: 'Kids' }).click();
  await page
    .getByRole('link', { name: say(lang, 'tariffs.order.choose') })
    .first()
    .click();
  await onStep(page, 'number');
  await choice(page, 'order/number', 'numberType', 'new').check();
  await choice(page, 'order/number', 'simType', 'esim').check();
  await next(page);
  await reserveNumber(page, 'general');
  await next(page);
  await onStep(page, 'approval');
  await choice(page, 'order/payment', 'method', 'googlePay').check();
  await placeOrder(page, 'true');
  await payOrder(page);
}

/** What can be done with the line that is not at the top of the page is folded. */
const unfold = (page: Page, lang: Lang) =>
  kidsCard(page).getByText(say(lang, 'dashboard.contracts.ways')).click();

async function nameIt(page: Page, lang: Lang): Promise<void> {
  const button = say(lang, 'contract.page.line.name');
  await unfold(page, lang);
  await kidsCard(page)
    .getByRole('button', { name: new RegExp(button) })
    .click();
  await field(page, 'contract/line-name', 'lineName').fill(names[lang]);
  await submitButton(page, 'contract/line-name').click();
  await expect(kidsCard(page)).toContainText(names[lang]);
}

for (const lang of ['de', 'tr'] as const)
  test(`a kids line is ordered from the dashboard, named, looked at and cancelled (${lang})`, async ({
    page,
  }) => {
    const customer = people[lang];
    // Nobody is logged in: the kids card leads to the login, and no further.
    await page.goto(`${prefixes[lang]}/auth/register/tariff`);
    await showFamilyPlans(page);
    await offer(page, 'order/tariff', 'Kids').check();
    await next(page);
    await expect(page).toHaveURL(/step=tariff/);
    await expect(page.getByRole('link', { name: say(lang, 'order.page.mainContract.login') })).toBeVisible();
    await offer(page, 'order/tariff', 'Flex M').check();

    await orderLine(page, { lang, buyer: customer, method: 'googlePay' });
    await payOrder(page);
    await moveClock(page, 'day');
    await returnTo(page, lang, { customer, path: '/dashboard' });
    await expect(lineSwitch(page, lang)).toHaveCount(0);

    await orderKidsLine(page, lang);
    await moveClock(page, 'day');
    await returnTo(page, lang, { customer, path: '/dashboard' });
    await expect(kidsCard(page)).toContainText(say(lang, 'dashboard.contract.state.active'));
    await nameIt(page, lang);

    // The switch leads from the main line to the child's; the way to the usage keeps it.
    await expect(page.getByRole('heading', { level: 2, name: /^Flex M/ })).toBeVisible();
    await lineSwitch(page, lang).getByRole('radio').nth(1).click();
    await expect(page.getByRole('heading', { level: 2, name: /^Kids/ })).toContainText(names[lang]);
    await page.getByRole('link', { name: say(lang, 'dashboard.usage.more') }).click();
    const ticket = page.getByRole('radio', { name: new RegExp(names[lang]) });
    await expect(page.getByRole('region', { name: 'Kids' })).toBeVisible();
    await expect(ticket).toBeChecked();
    await expect(page.getByRole('region', { name: 'Flex M' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Kids' })).toBeVisible();
    await expect(ticket).toBeChecked();

    await page.goto(`${prefixes[lang]}/dashboard`);
    await unfold(page, lang);
    await kidsCard(page)
      .getByRole('button', { name: say(lang, 'contract.page.cancel.title') })
      .click();
    const dialog = page.getByRole('dialog', { name: say(lang, 'contract.page.cancel.title') });
    await expect(dialog).toContainText(names[lang]);
    const confirm = dialog.getByRole('button', { name: say(lang, 'contract.page.cancel.confirm') });
    await confirm.click();
    // The page asks for the contracts as soon as it loads; the cancellation is to be there by then.
    await expect(confirm).toBeHidden();
    await page.reload();
    const cancel = page.getByRole('button', { name: say(lang, 'contract.page.cancel.title') });
    await unfold(page, lang);
    await expect(cancel).toHaveCount(1);
    await expect(
      kidsCard(page).getByRole('button', { name: say(lang, 'contract.page.cancel.title') }),
    ).toHaveCount(0);

    // A month later each bill says whose it is.
    await moveClock(page, 'month');
    await returnTo(page, lang, { customer, path: '/dashboard/bills' });
    await expect(page.getByText(new RegExp(`\\(${names[lang]}\\)$`)).first()).toBeVisible();
  });

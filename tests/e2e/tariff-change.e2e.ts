import { type Lang, langs } from '../../src/shared/language.ts';
import { expect, test } from './support/fixtures.ts';
import { choice, field, offer, submitButton } from './support/form.ts';
import { contractsOn, type Person } from './support/journey.ts';
import { orderLine, payOrder, prefixes, returnTo } from './support/line.ts';
import { mailsTo, moveClock, ownTime } from './support/time.ts';
import { say } from './support/words.ts';

test.use(ownTime(import.meta.url));

const FORM = 'contract/tariff-change';
const people: Record<Lang, Person> = {
  de: {
    firstName: 'Emre',
    lastName: 'Vogel',
    email: 'emre.vogel@example.org',
    phone: '0171 3920198',
    password: 'Kahve&Simit24',
  },
  tr: {
    firstName: 'Şule',
    lastName: 'Öztürk',
    email: 'sule.ozturk@example.org',
    phone: '0171 3920199',
    password: 'Kahve&Simit24',
  },
};
/** What the mails of the change are called. */
const subjects = {
  de: [/Ihr Tarifwechsel zu Flex L am \d\d\.\d\d\.\d{4}/, /Ab heute: Flex L/],
  tr: [/\d\d\.\d\d\.\d{4} tarihinde Flex L tarifesine geçiyorsunuz/, /Bugünden itibaren: Flex L/],
} as const;

for (const lang of langs)
  test(`another tariff from the next month, with its price on the bill (${lang})`, async ({ page }) => {
    const customer = people[lang];
    await orderLine(page, { lang, buyer: customer });
    await payOrder(page);
    await page.goto(`${prefixes[lang]}/dashboard`);
    const line = contractsOn(page).first();
    await expect(line).toContainText(say(lang, 'dashboard.contract.state.active'));
    await line.getByRole('link', { name: say(lang, 'contract.page.own.change') }).click();

    await offer(page, FORM, 'Flex L').check();
    await choice(page, FORM, 'earlyStart', 'true').check();
    await page.getByRole('link', { name: say(lang, 'order.page.summaryPaper.open') }).waitFor();
    await field(page, FORM, 'summaryReceived').check();
    await field(page, FORM, 'termsAccepted').check();
    await submitButton(page, FORM).click();
    const planned = page.getByRole('region', { name: 'Flex L' });
    await expect(planned).toContainText(say(lang, 'contract.page.change.ordered'));
    await expect(planned).toContainText(/19,99/);
    await expect.poll(() => mailsTo(page, customer.email), { timeout: 20_000 }).toMatch(subjects[lang][0]);
    await page.goto(`${prefixes[lang]}/dashboard`);
    await expect(line).toContainText('Flex M');

    // The bill of the month that begins with the change has the new price.
    await moveClock(page, 'month');
    await returnTo(page, lang, { customer, path: '/dashboard' });
    await expect(line).toContainText('Flex L');
    await page.goto(`${prefixes[lang]}/dashboard/bills`);
    await expect(page.getByText('19,99 €').first()).toBeVisible();
    await expect(page.getByText('14,98 €').first()).toBeVisible();
    await expect.poll(() => mailsTo(page, customer.email), { timeout: 20_000 }).toMatch(subjects[lang][1]);
  });

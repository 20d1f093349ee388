import type { Locator, Page } from 'playwright/test';
import type { Lang } from '../../src/shared/language.ts';
import options from '../../teams/content/options.json' with { type: 'json' };
import { expect, test } from './support/fixtures.ts';
import { payWith } from './support/journey.ts';
import { prefixes, returnTo } from './support/line.ts';
import { mailsTo, moveClock, ownTime } from './support/time.ts';
import { say } from './support/words.ts';

test.use(ownTime(import.meta.url));

/** 100 minutes for 30 days: a line calls some minutes each day. */
const slug = 'tuerkiye-100';
const name = (lang: Lang) => options.find((option) => option.slug === slug)?.words[lang].name ?? '';

/** From the list of packages to the provider and back to the usage. */
async function book(page: Page, lang: Lang): Promise<void> {
  await page
    .getByRole('link', { name: name(lang) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: name(lang), level: 1 })).toBeVisible();
  const order = page.getByRole('button', { name: say(lang, 'packages.page.book.order') });
  await order.click();
  await expect(page.getByText(say(lang, 'packages.page.book.missing'))).toBeVisible();
  await page.getByRole('radio').first().check();
  await order.click();
  await payWith(page, 'pay');
  await page.getByRole('link', { name: say(lang, 'checkout.toUsage') }).click();
  await expect(page.getByRole('heading', { name: say(lang, 'usage.page.title'), level: 1 })).toBeVisible();
}

/** The volumes of the package, each with what is left. */
function volumes(page: Page, lang: Lang): Locator {
  return page.getByRole('article', { name: name(lang) });
}

const confirmed = {
  de: { subject: `Gebucht: ${name('de')}`, price: 'Preis: 4,99' },
  tr: { subject: `Paketiniz hazır: ${name('tr')}`, price: 'Fiyat: KDV dahil 4,99' },
};
const customer = { phone: 'demo@fanline.example', password: 'Stadion-7Tor' };

for (const lang of ['de', 'tr'] as const)
  test(`in ${lang}: a package is booked, used up, and another is there at once`, async ({ page }) => {
    await page.goto(`${prefixes[lang]}/`);
    // What the other language has booked on this server is over.
    await moveClock(page, 'month');
    await moveClock(page, 'week');
    await returnTo(page, lang, { customer, path: '/dashboard/options' });
    await book(page, lang);
    await expect(volumes(page, lang)).toHaveCount(1);
    // The booking is confirmed in writing, with its price and how to withdraw.
    const mails = () => mailsTo(page, customer.phone);
    await expect.poll(mails, { timeout: 20_000 }).toContain(confirmed[lang].subject);
    expect(await mails()).toContain(confirmed[lang].price);
    const left = (of: string) =>
      say(lang, 'usage.page.ring')
        .replace('{left}', of)
        .replace('{total}', lang === 'de' ? '100 Minuten' : '100 dakika');
    const [full, empty] = lang === 'de' ? ['100 Minuten', '0 Minuten'] : ['100 dakika', '0 dakika'];
    await expect(volumes(page, lang).getByRole('img')).toHaveAccessibleName(left(full));

    for (let week = 0; week < 4; week++) await moveClock(page, 'week');
    await returnTo(page, lang, { customer, path: '/dashboard/usage' });
    await expect(volumes(page, lang).getByRole('img')).toHaveAccessibleName(left(empty));

    await page.goto(`${prefixes[lang]}/dashboard/options`);
    await book(page, lang);
    await expect(volumes(page, lang)).toHaveCount(2);
    await expect(volumes(page, lang).last().getByRole('img')).toHaveAccessibleName(left(full));
  });

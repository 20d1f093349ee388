import type { Page } from 'playwright/test';
import type { Lang } from '../../src/shared/language.ts';
import { expect, test } from './support/fixtures.ts';
import { contractsOn, type Person } from './support/journey.ts';
import { orderLine, payOrder, returnTo } from './support/line.ts';
import { mailsTo, moveClock, ownTime } from './support/time.ts';
import { say } from './support/words.ts';

// The narrowest phone that we know.
test.use({ ...ownTime(import.meta.url), viewport: { width: 360, height: 740 } });

const people: Record<Lang, Person> = {
  de: {
    firstName: 'Ece',
    lastName: 'Demir',
    email: 'ece.demir@example.org',
    phone: '0171 3920291',
    password: 'Kahve&Simit24',
  },
  tr: {
    firstName: 'Ömer',
    lastName: 'Güneş',
    email: 'omer.gunes@example.org',
    phone: '0171 3920292',
    password: 'Kahve&Simit24',
  },
};

const begins = {
  de: 'Ihr Vertrag beginnt an dem Tag, an dem sie bei Ihnen ankommt. Bis dahin',
  tr: 'Sözleşmeniz kartın size ulaştığı gün başlar. O güne kadar',
};

/** A line with a card by post, paid: every page says what it waits for, and none that it works. */
async function orderByPost(page: Page, lang: Lang): Promise<void> {
  await orderLine(page, { lang, buyer: people[lang], method: 'googlePay', simType: 'physical' });
  await payOrder(page);
  await expect(page.getByText(begins[lang])).toBeVisible();
  await dashboard(page, lang);
  await expect(contractsOn(page).first()).toContainText(say(lang, 'dashboard.contract.state.awaitingCard'));
  await expect(
    page.getByRole('heading', { name: say(lang, 'dashboard.next.awaitCard.title') }),
  ).toBeVisible();
  await expect(arrived(page, lang)).toHaveCount(0);
  await expect(contractsOn(page).first()).not.toContainText(say(lang, 'dashboard.contract.state.active'));
}

const dashboard = (page: Page, lang: Lang) =>
  returnTo(page, lang, { customer: people[lang], path: '/dashboard' });
const arrived = (page: Page, lang: Lang) =>
  page.getByRole('button', { name: say(lang, 'dashboard.card.arrived') });

/** On a page that asks for nothing: sessions run out with the clock. */
async function passTime(page: Page, by: 'day' | 'week'): Promise<void> {
  await page.goto('/impressum');
  await moveClock(page, by);
}

test('the carrier brings the card: then the line works, and the first bill comes', async ({ page }) => {
  await orderByPost(page, 'de');
  await page.goto('/dashboard/bills');
  await expect(page.getByText('14,98')).toHaveCount(0);
  await passTime(page, 'week');
  await dashboard(page, 'de');
  await expect(contractsOn(page).first()).toContainText(say('de', 'dashboard.contract.state.active'));
  await expect(arrived(page, 'de')).toHaveCount(0);
  await page.goto('/dashboard/bills');
  await expect(page.getByText('14,98').first()).toBeVisible();
  const mails = await mailsTo(page, people.de.email);
  expect(mails).toContain('an dem Tag, an dem Ihre SIM-Karte bei Ihnen ankommt');
  expect(mails).toContain('Anpfiff');
});

test('in Turkish: the customer says that the card is there', async ({ page }) => {
  await orderByPost(page, 'tr');
  await passTime(page, 'day');
  await moveClock(page, 'day');
  await dashboard(page, 'tr');
  await expect(page.getByRole('heading', { name: say('tr', 'dashboard.next.card.title') })).toBeVisible();
  await arrived(page, 'tr').first().click();
  await expect(contractsOn(page).first()).toContainText(say('tr', 'dashboard.contract.state.active'));
  await expect(arrived(page, 'tr')).toHaveCount(0);
  await passTime(page, 'day');
  await dashboard(page, 'tr');
  await expect(page.getByText(say('tr', 'dashboard.order.state.completed')).first()).toBeVisible();
});

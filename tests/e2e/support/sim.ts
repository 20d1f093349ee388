import { expect, type Page } from 'playwright/test';
import type { Lang } from '../../../src/shared/language.ts';
import { contractsOn, type Person } from './journey.ts';
import { orderLine, payOrder, returnTo } from './line.ts';
import { moveClock } from './time.ts';
import { say } from './words.ts';

/** The number of a SIM, as its page shows it. */
export const numberOf = (page: Page) => page.getByText(/^8949(?: \d{1,4})+$/);

export const button = (page: Page, lang: Lang, key: string) =>
  page.getByRole('button', { name: say(lang, key), exact: true });

/** A line that works: its state, and the number of its SIM. */
export async function workingLine(page: Page, lang: Lang, buyer: Person): Promise<string> {
  await orderLine(page, { lang, buyer, method: 'googlePay' });
  await payOrder(page);
  await page.goto('/impressum');
  await moveClock(page, 'day');
  await returnTo(page, lang, { customer: buyer, path: '/dashboard' });
  await contractsOn(page)
    .first()
    .getByRole('link', { name: say(lang, 'contract.page.own.sim') })
    .click();
  await expect(page.getByText(say(lang, 'sims.page.state.active'), { exact: true })).toBeVisible();
  return (await numberOf(page).textContent()) ?? '';
}

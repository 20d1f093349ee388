import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { field, submitButton } from './support/form.ts';
import { inSeason, mailsTo, moveClock, moveClockTo, ownTime } from './support/time.ts';
import { say } from './support/words.ts';

test.use(ownTime(import.meta.url, inSeason));

const form = 'giveaway/entry';
const email = 'ayse.draw@example.org';

async function enter(page: Page): Promise<void> {
  await page.goto('/tr/giveaway');
  await field(page, form, 'name').fill('Ayşe Yılmaz');
  await field(page, form, 'email').fill(email);
  await field(page, form, 'phone').fill('0171 3920155');
  await field(page, form, 'isCheck').check();
  await submitButton(page, form).click();
  await expect(page.getByText(say('tr', 'giveaway.page.sentTitle'))).toBeVisible();
}

/** Waits for a mail; the job of the draw runs beside the clock. */
async function linkTo(page: Page, path: string): Promise<string> {
  const link = new RegExp(`${path}\\?token=[\\w-]+`);
  await expect.poll(() => mailsTo(page, email), { timeout: 45_000 }).toMatch(link);
  return (await mailsTo(page, email)).match(link)?.[0] ?? '';
}

test('a fan takes part, is drawn after the end, accepts, and is named on the page', async ({ page }) => {
  test.setTimeout(240_000);
  await enter(page);
  await moveClockTo(page, '2027-06-01');
  await expect(async () => {
    await page.goto('/tr/giveaway-result');
    const hash = page.getByText(say('tr', 'giveaway.page.fair.numbersHash'), { exact: true });
    await expect(hash).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  // The numbers have been public for an hour, and the time of the draw has come.
  await moveClock(page, 'day');
  await page.goto(`/tr${await linkTo(page, '/giveaway/win')}`);
  await expect(page.getByText('İki kişilik maç hafta sonu')).toBeVisible();
  await page.getByRole('button', { name: say('tr', 'giveaway.page.win.named') }).click();
  await expect(page.getByText('Kazananlar sayfasında “Ayşe Y.” olarak görünüyorsunuz.')).toBeVisible();
  await page.goto('/giveaway-result');
  await expect(page.getByText('Los 1 Ayşe Y.')).toBeVisible();
  await expect(page.getByText('Bekannt gegeben am 02.06.2027')).toBeVisible();
});

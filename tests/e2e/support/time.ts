import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from 'playwright/test';
import { germanDay } from '../../../src/shared/german-day.ts';

/**
 * For `test.use` of a file that moves the clock: tests that mean today get another server.
 * @param file `import.meta.url`
 * @param begin the moment at which the server begins, whenever the test runs; without it, now
 */
export const ownTime = (file: string, begin?: Date) => ({
  serverOptions: { clockMovedBy: file, env: begin ? clockFrom(begin) : {} },
});

/** The settings of a server whose clock begins at a moment. */
function clockFrom(begin: Date): Record<string, string> {
  const clock = pathToFileURL(join(import.meta.dirname, 'moved-clock.mjs')).href;
  return {
    NODE_OPTIONS: `--import ${clock}`,
    CLOCK_AHEAD_MS: String(begin.getTime() - Date.now()),
  };
}

/** Two weeks before the end of the demo's giveaway, while rounds of its game run. */
export const inSeason = new Date('2027-05-18T10:00:00Z');

/** The buttons of the clock. */
const steps = { day: '+ 1 day', week: '+ 7 days', month: '+ 1 month' };

/** The desk of the clock in a tab of its own, when the page has asked for all that it shows: later its session may be over. */
async function deskOf(page: Page): Promise<Page> {
  await page.waitForLoadState('networkidle');
  const desk = await page.context().newPage();
  await desk.goto('/dev/clock');
  return desk;
}

/** Lets time pass in a tab of its own, as a person does by hand. */
export async function moveClock(page: Page, by: keyof typeof steps): Promise<void> {
  const desk = await deskOf(page);
  const time = desk.getByText(/^It is /);
  const before = (await time.textContent()) ?? '';
  await desk.getByRole('button', { name: steps[by] }).click();
  await expect(time).not.toHaveText(before);
  await desk.close();
}

/** The same up to a day, YYYY-MM-DD, with all that each day on the way brings. */
export async function moveClockTo(page: Page, day: string): Promise<void> {
  const desk = await deskOf(page);
  await desk.getByLabel('To').fill(day);
  await desk.getByRole('button', { name: 'Go' }).click();
  await expect(desk.getByText(/^It is /)).toContainText(germanDay(day));
  await desk.close();
}

/** Everything that was sent to somebody, as the outbox page shows it. */
export async function mailsTo(page: Page, email: string): Promise<string> {
  const html = await (await page.request.get('/dev/outbox')).text();
  const letters = html.split('<article').filter((letter) => letter.includes(email));
  return letters.join('\n');
}

/** Ends the session in this browser, as a closed one does. */
export async function forget(page: Page): Promise<void> {
  // A page that asks again and again, as that of a payment does, would be refused without its session.
  await page.goto('/robots.txt');
  await page.context().clearCookies();
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}

import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures.ts';
import { login } from './journey.ts';
import { forget, moveClock } from './time.ts';
import { inEither } from './words.ts';

const headers = { 'X-Team-Id': 'kanarya', 'X-Language-Code': '1' };

/** Between two rounds there is a pause, and another test of this server may have moved its clock into one. */
async function untilRoundRuns(page: Page): Promise<void> {
  for (let day = 1; day <= 7; day++) {
    const { payload } = await (await page.request.get('/api/games', { headers })).json();
    if (payload.games[0].round) return;
    await moveClock(page, 'day');
  }
  throw new Error('No round runs within a week.');
}

/** Signs in the demo customer in a round that no other test has played for them. @returns the button that begins it */
export async function openRound(page: Page, prefix = ''): Promise<Locator> {
  const begin = page.getByRole('button', { name: inEither('games.page.round.begin') });
  for (let week = 1; week <= 6; week++) {
    await untilRoundRuns(page);
    await login(page, { phone: 'demo@fanline.example', password: 'Stadion-7Tor' }, prefix);
    await page.goto(`${prefix}/dashboard/games`);
    const isOffered = await begin.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    // Until the customer's plays are read, it ignores a press.
    if (isOffered) await expect(begin).toHaveAttribute('aria-busy', 'false');
    if (isOffered) return begin;
    await forget(page);
    await moveClock(page, 'week');
  }
  throw new Error('Each round was played.');
}

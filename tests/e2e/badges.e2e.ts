import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { openRound } from './support/game.ts';
import { forget, moveClock, ownTime } from './support/time.ts';
import { say } from './support/words.ts';

test.use(ownTime(import.meta.url));

type Lang = 'de' | 'tr';

/** Kicks by choice, with a bow, until a ball goes in. @returns whether one did */
async function score(page: Page, lang: Lang): Promise<boolean> {
  const pick = (key: string) => page.getByRole('radio', { name: say(lang, key), exact: true }).check();
  await pick('games.page.aim.choose');
  await pick('games.page.place.leftHigh');
  await pick('games.page.curve.right');
  // Earlier rounds are listed on the page, too.
  const kicks = page.getByRole('list', { name: say(lang, 'games.page.board.kicks') }).getByRole('listitem');
  const goals = kicks.filter({ hasText: say(lang, 'games.page.outcome.goal') });
  for (let number = 1; number <= 5; number++) {
    const press = (key: string) => page.getByRole('button', { name: say(lang, key) }).click();
    if (number > 1) await press('games.page.next');
    await press('games.page.aim.shoot');
    const open = kicks.filter({ hasText: say(lang, 'games.page.outcome.open') });
    await expect(open).toHaveCount(5 - number);
    if ((await goals.count()) > 0) return true;
  }
  return false;
}

/** One play a round: where no ball goes in, the next week has another one. */
async function scoreInSomeRound(page: Page): Promise<void> {
  for (let round = 1; round <= 6; round++) {
    const begin = await openRound(page, '/tr');
    await begin.click();
    await expect(page.getByText(say('tr', 'games.page.round.folded'))).toBeVisible();
    if (await score(page, 'tr')) return;
    await forget(page);
    await moveClock(page, 'week');
  }
  throw new Error('No ball went in.');
}

/** Opens the picture of the first goal, keeps it, and looks at its bytes. */
async function keepPicture(page: Page, lang: Lang): Promise<Buffer> {
  const title = say(lang, 'badges.page.name.first-goal');
  await page.getByRole('button', { name: say(lang, 'badges.page.share').replace('{title}', title) }).click();
  const save = page.getByRole('button', { name: say(lang, 'share.page.save'), disabled: false });
  const download = page.waitForEvent('download');
  await save.click();
  const bytes = readFileSync(await (await download).path());
  await page.keyboard.press('Escape');
  return bytes;
}

test('a first goal is told at once, seen among the badges, and kept as a picture in both languages', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scoreInSomeRound(page);
  const news = page.getByRole('status').filter({ hasText: say('tr', 'badges.page.new') });
  await expect(news.getByText(say('tr', 'badges.page.name.first-goal'))).toBeVisible();
  await news.getByRole('link', { name: say('tr', 'badges.page.all') }).click();
  await expect(page.getByRole('heading', { name: say('tr', 'badges.page.title') })).toBeVisible();
  const turkish = await keepPicture(page, 'tr');
  await page.goto('/dashboard/badges');
  const german = await keepPicture(page, 'de');
  for (const picture of [turkish, german]) {
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    // Width and height stand in the header of a PNG.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);
    expect(picture.length).toBeGreaterThan(60_000);
  }
  expect(german.equals(turkish)).toBe(false);
  // With the own name it is another picture.
  const title = say('de', 'badges.page.name.first-goal');
  await page.getByRole('button', { name: say('de', 'badges.page.share').replace('{title}', title) }).click();
  await page.getByRole('switch').check();
  // The picture is drawn anew after the switch.
  await expect(async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say('de', 'share.page.save'), disabled: false }).click();
    expect(readFileSync(await (await download).path()).equals(german)).toBe(false);
  }).toPass({ timeout: 20_000 });
});

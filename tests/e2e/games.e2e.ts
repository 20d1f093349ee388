import type { Page } from 'playwright/test';
import { Keyboard } from './access/focus.ts';
import { expect, test } from './support/fixtures.ts';
import { openRound } from './support/game.ts';
import { inSeason, ownTime } from './support/time.ts';
import { say } from './support/words.ts';

// The demo's rounds end with the season.
test.use(ownTime(import.meta.url, inSeason));

const path = '/dashboard/games';
const stage = (page: Page) => page.getByRole('img', { name: say('de', 'games.page.stage') });
/** From edge to edge it may be wider than the window by a part of a pixel, since browsers count in parts of one. */
const whole = { ratio: 0.999 };
const said = (page: Page, number: number) => page.getByText(new RegExp(`^Schuss ${number} von 5`));

/** A swipe from the ball to a place in the goal, with a bow. */
async function swipe(page: Page, across: number): Promise<void> {
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('There is no stage.');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.5, 0.85));
  await page.mouse.down();
  for (let step = 1; step <= 8; step++) {
    const part = step / 8;
    await page.mouse.move(...at(0.5 + (across - 0.5) * part, 0.85 - 0.5 * part));
  }
  await page.mouse.up();
}

test('a guest practises by swipes, sees the replay, and begins anew', async ({ page }) => {
  await page.goto(path);
  for (let number = 1; number <= 5; number++) {
    await swipe(page, number % 2 ? 0.25 : 0.75);
    await expect(said(page, number)).toBeVisible();
  }
  await page.getByRole('button', { name: say('de', 'games.page.replay.start') }).click();
  await expect(page.getByText(say('de', 'games.page.replay.running'))).toBeVisible();
  await expect(stage(page)).toBeInViewport(whole);
  await expect(page.getByText(say('de', 'games.page.replay.running'))).toBeHidden({ timeout: 20_000 });
  await page.getByRole('button', { name: say('de', 'games.page.practice.again') }).click();
  await expect(page.getByText(say('de', 'games.page.said.ready'))).toBeVisible();
});

test('a tap in the goal chooses its field, and nothing is kicked yet', async ({ page }) => {
  await page.goto(path);
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('There is no stage.');
  await page.mouse.click(box.x + box.width * 0.83, box.y + box.height * 0.41);
  const field = (name: string) => page.getByRole('radio', { name: say('de', `games.page.place.${name}`) });
  await expect(field('rightHigh')).toBeChecked();
  await expect(said(page, 1)).toBeHidden();
  await field('leftLow').check();
  await page.getByRole('button', { name: say('de', 'games.page.aim.shoot') }).click();
  await expect(said(page, 1)).toBeVisible();
});

test('a customer plays the round by keyboard alone, and the browser repeats it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const begin = await openRound(page);
  const keys = new Keyboard(page);
  await keys.enter(begin);
  await expect(page.getByText(say('de', 'games.page.round.folded'))).toBeVisible();
  await expect(stage(page)).toBeInViewport(whole);
  const ways = page.getByRole('group', { name: say('de', 'games.page.aim.title') }).getByRole('radio');
  await keys.pick(ways, page.getByRole('radio', { name: say('de', 'games.page.aim.choose'), exact: true }));
  const group = page.getByRole('group', { name: say('de', 'games.page.aim.place') });
  await keys.pick(
    group.getByRole('radio'),
    group.getByRole('radio', { name: say('de', 'games.page.place.rightHigh') }),
  );
  const button = (key: string) => page.getByRole('button', { name: say('de', key) });
  for (let number = 1; number <= 5; number++) {
    if (number > 1) await keys.enter(button('games.page.next'));
    await keys.enter(button('games.page.aim.shoot'));
    await expect(said(page, number)).toBeVisible();
    await expect(stage(page)).toBeInViewport(whole);
    // Nothing moves, and nothing has to be waited for.
    expect(
      await page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running')),
    ).toEqual([]);
  }
  await keys.enter(page.getByText(say('de', 'games.page.fair.title')));
  await expect(page.getByText(say('de', 'games.page.fair.right'))).toBeVisible();
  expect(keys.faults).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: say('de', 'games.page.round.begin') })).toBeHidden();
});

import type { Locator, Page } from 'playwright/test';
import { withLanguage } from '../../src/shared/language.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { axeOfPlain, plainPage } from './support/plain.ts';
import { say } from './support/words.ts';

const cases = [
  { lang: 'de', title: 'Elf Meter', first: 'Der Ball liegt auf dem Punkt, im Tor steht einer.' },
  { lang: 'tr', title: 'On bir metre', first: 'Top penaltı noktasında, kalede tek kişi.' },
] as const;

/** What is asked for of a clip and its captions, from now on. */
function askedFor(page: Page): { path: string; range: string | undefined }[] {
  const asked: { path: string; range: string | undefined }[] = [];
  page.on('request', async (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!/^\/api\/(files|video\/captions)$/.test(pathname)) return;
    const path = searchParams.get('fileName') ?? `captions ${searchParams.get('lang')}`;
    asked.push({ path, range: (await request.allHeaders()).range });
  });
  return asked;
}

const timeOf = (video: Locator) => video.evaluate((found: HTMLVideoElement) => found.currentTime);
const isPaused = (video: Locator) => video.evaluate((found: HTMLVideoElement) => found.paused);
/** Slowly, so that a caption stays while it is looked at, or fast. */
const playAt = (video: Locator, rate: number) =>
  video.evaluate((found: HTMLVideoElement, speed) => {
    found.playbackRate = speed;
  }, rate);
/** The captions that the player shows now. */
const shownBy = (video: Locator) =>
  video.evaluate((found: HTMLVideoElement) =>
    [...found.textTracks]
      .filter(({ mode }) => mode === 'showing')
      .flatMap(({ activeCues }) => [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text)),
  );

for (const { lang, title, first } of cases)
  test(`in ${lang} nothing of a clip is loaded before it plays, then its captions show`, async ({ page }) => {
    const asked = askedFor(page);
    await page.goto(withLanguage(lang, '/videos'));
    await page.getByRole('link', { name: title, exact: true }).click();
    const video = page.getByLabel(title, { exact: true });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await playAt(video, 0.25);
    await video.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => shownBy(video)).toEqual([first]);
    // The line is marked in the transcript, too.
    await expect(page.getByRole('listitem').filter({ hasText: first })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    expect(asked.find(({ path }) => path.endsWith('.mp4'))).toEqual({
      path: 'kanarya/videos/penalty.mp4',
      range: 'bytes=0-',
    });
    // Of the captions, those of the page's language alone.
    expect(asked.map(({ path }) => path).filter((path) => path.startsWith('captions'))).toEqual([
      `captions ${lang}`,
    ]);
  });

test('by keyboard: a line of the transcript plays from there, space stops, arrows go back', async ({
  page,
}) => {
  await page.goto('/videos/elf-meter');
  const video = page.getByLabel('Elf Meter', { exact: true });
  await playAt(video, 0.25);
  await page
    .getByRole('button', { name: say('de', 'videos.page.jump').replace('{time}', '0:06') })
    .press('Enter');
  await expect.poll(() => shownBy(video)).toEqual(['Schuss! Der Torwart fliegt – in die andere Ecke.']);
  expect(await timeOf(video)).toBeGreaterThanOrEqual(6);
  await video.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => isPaused(video)).toBe(true);
  const stopped = await timeOf(video);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => timeOf(video)).toBeLessThan(stopped);
  await page.keyboard.press('Space');
  await expect.poll(() => isPaused(video)).toBe(false);
  // It plays to its end.
  await playAt(video, 4);
  await expect.poll(() => video.evaluate((found: HTMLVideoElement) => found.ended)).toBe(true);
});

for (const { lang, title, first } of cases)
  test(`without scripts in ${lang}: the list, the player, and what it shows as text`, async ({
    browser,
    baseURL,
  }) => {
    const page = await plainPage(browser, baseURL, 360);
    await page.goto(withLanguage(lang, '/videos'));
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByText(first)).toBeVisible();
    await expect(page.getByLabel(title, { exact: true })).toHaveAttribute('controls', '');
    // What only a script can do is not there.
    await expect(page.getByRole('button', { name: '0:06' })).toHaveCount(0);
    expect(await axeOfPlain(browser, page)).toEqual([]);
  });

import type { Page } from 'playwright/test';
import { withLanguage } from '../../src/shared/language.ts';
import { fillPath } from '../../src/shared/match-page.ts';
import { pageIds, pages } from '../../src/shared/pages.ts';
import { exampleParams } from './support/example-params.ts';
import { expect, test } from './support/fixtures.ts';
import { plainPage } from './support/plain.ts';
import { say } from './support/words.ts';

/** Every page by its first address; where nobody is logged in, that of a customer says what it needs. */
const everywhere = [
  ...pageIds
    .filter((id) => pages[id].paths.length > 0)
    .map((id) => {
      const params = exampleParams(id);
      const [needed] = pages[id].query?.oneOf ?? [];
      const path = fillPath(pages[id].paths[0] ?? '/', params) + (needed ? `?${needed}=1` : '');
      return { id, path, isDrawn: pages[id].drawn !== undefined };
    }),
  { id: 'notFound', path: '/gibt-es-nicht', isDrawn: true },
];

/** What is seen of the page itself. Playwright finds no text in `noscript`. */
// biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts
const wordsOf = (page: Page) => page.evaluate(() => document.querySelector('main')?.innerText.trim() ?? '');

const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.links]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^\/(?!\/)/.test(href)),
  );

/** Buttons that are seen and would do nothing: what only a script can move is hidden. */
const deadButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .filter(({ type, form }) => type !== 'submit' || !form?.hasAttribute('action'))
      .filter((button) => button.checkVisibility())
      .map((button) => button.ariaLabel ?? button.textContent),
  );

for (const lang of ['de', 'tr'] as const)
  test(`every page shows its words without scripts, or says what it needs (${lang})`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const page = await plainPage(browser, baseURL, 360);
    const links = new Set<string>();
    for (const { id, path, isDrawn } of everywhere) {
      await page.goto(withLanguage(lang, path));
      const words = await wordsOf(page);
      expect.soft(words.length, `${id}: words`).toBeGreaterThan(80);
      await expect.soft(page.getByRole('heading', { level: 1 }), `${id}: heading`).toBeInViewport();
      const needs = words.includes(say(lang, 'components.needsScripts.page'));
      expect.soft(needs, `${id}: says what it needs`).toBe(!isDrawn);
      expect.soft(await deadButtons(page), `${id}: buttons`).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `${id}: width`).toBeLessThanOrEqual(360);
      for (const link of await linksOf(page)) links.add(link);
    }
    expect(links.size).toBeGreaterThan(25);
    for (const link of links) {
      const answer = await page.request.get(link, { headers: { accept: 'text/html' } });
      expect.soft(answer.status(), link).toBe(200);
    }
    await page.context().close();
  });

test('a form that needs scripts says so, and files do', async ({ browser, baseURL }) => {
  const page = await plainPage(browser, baseURL);
  for (const path of ['/auth/register', '/survey', '/tr/auth/corporate-register']) {
    await page.goto(path);
    const lang = path.startsWith('/tr') ? 'tr' : 'de';
    expect(await wordsOf(page), path).toContain(say(lang, 'components.needsScripts.form'));
  }
  await page.goto('/support');
  expect(await wordsOf(page)).not.toContain(say('de', 'components.needsScripts.form'));
  expect(await wordsOf(page)).toContain(say('de', 'app.form.files.needsScripts'));
  await page.context().close();
});

test('a browser that may be signed in reaches the forms for guests', async ({ browser, baseURL }) => {
  const page = await plainPage(browser, baseURL);
  const url = baseURL ?? '';
  await page.context().addCookies([{ name: 'fanline-session', value: '1', url }]);
  await page.goto('/kuendigen');
  await page.getByRole('link', { name: say('de', 'components.needsScripts.asGuest') }).click();
  await expect(page.getByRole('button', { name: 'Jetzt kündigen' })).toBeVisible();
  await page.context().close();
});

test('help folds open, both rights are there, and what only scripts can do is not', async ({
  browser,
  baseURL,
}) => {
  const page = await plainPage(browser, baseURL);
  await page.goto('/information/cancellation');
  await expect(page.getByRole('button', { name: 'Jetzt kündigen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Widerruf bestätigen' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Widerrufen' })).toHaveCount(0);
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: say('de', 'app.form.showPassword') })).toHaveCount(0);
  await page.context().close();
});

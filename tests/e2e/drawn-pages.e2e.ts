import type { Page } from 'playwright/test';
import { withLanguage } from '../../src/shared/language.ts';
import { fillPath } from '../../src/shared/match-page.ts';
import { pageIds, pages } from '../../src/shared/pages.ts';
import { settle } from '../gallery/settle.ts';
import { exampleParams } from './support/example-params.ts';
import { expect, test } from './support/fixtures.ts';
import { shifts } from './support/shift.ts';

/** An address of each page that a guest can open. */
const addresses = pageIds
  .filter((id) => !pages[id].session && pages[id].paths.length > 0)
  .map((id) => {
    const params = exampleParams(id);
    const [needed] = pages[id].query?.oneOf ?? [];
    const path = fillPath(pages[id].paths[0] ?? '/', params) + (needed ? `?${needed}=1` : '');
    return { id, path, isDrawn: pages[id].drawn !== undefined };
  });

const everywhere = [
  ...addresses,
  { id: 'notFound', path: '/gibt-es-nicht', isDrawn: true },
  { id: 'no such tariff', path: '/tarife/flex/gibt-es-nicht', isDrawn: true },
];

/** The elements of the page, with sorted attributes and without the names that React makes up. */
const elements = (page: Page) =>
  page.evaluate(() => {
    const root = document.getElementById('root');
    const copy = root?.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return '';
    // Each showing of a form that can be sent without scripts has a key of its own.
    for (const key of copy.querySelectorAll('[name=":key"]')) key.setAttribute('value', 'made up');
    // Time goes on between the two pages: what is read out, and the numbers beside it.
    for (const timer of copy.querySelectorAll('[role=timer]')) {
      const seen = timer.parentElement?.querySelectorAll('[aria-hidden] span:not(:has(span))') ?? [];
      for (const text of [timer, ...seen]) text.textContent = 'made up';
    }
    for (const element of copy.querySelectorAll('*')) {
      const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
      for (const { name } of attributes) element.removeAttribute(name);
      for (const { name, value } of attributes)
        element.setAttribute(name, /_[rR]_\w*_/.test(value) ? 'made up' : value);
    }
    return copy.innerHTML.replace(/<!--[^>]*-->/g, '').replaceAll('><', '>\n<');
  });

const htmlOf = async (page: Page, address: string) =>
  (await page.request.get(address, { headers: { accept: 'text/html' } })).text();

/** The browser shows nothing before it has read what stands behind all that is drawn. */
const wholePicture =
  /<link rel="expect" href="#bootstrap" blocking="render">[\s\S]*<div id="root"[\s\S]* id="bootstrap">/;

/** The browser draws the next page itself, as where the server cannot. */
async function withoutDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.getElementById('root')?.removeAttribute('data-drawn'),
    );
  });
}

// An unknown address, an order that there is not, and the link of a winner that nobody is.
test.use({ allowedComplaints: /status of (404|410|422)/ });

for (const [lang, scheme] of [
  ['de', 'dark'],
  ['tr', 'light'],
] as const)
  test(`what the server draws is what the browser draws, and it stays where it is (${lang}, ${scheme})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const cookie = { name: 'fanline-color-scheme', value: scheme, url: baseURL ?? '' };
    await page.context().addCookies([cookie]);
    const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await other.context().addCookies([cookie]);
    await withoutDrawing(other);
    for (const { id, path, isDrawn } of everywhere) {
      const address = withLanguage(lang, path);
      const answer = await htmlOf(page, address);
      expect.soft(answer, `${id}: its first picture is whole`).toMatch(wholePicture);
      const whole = answer.replace(/^[\s\S]*<div id="root"/, '');
      // What is said where no script runs is not the page's heading.
      const html = whole.replace(/<noscript[\s\S]*?<\/noscript>/g, '');
      expect.soft(html, `${id}: drawn`).toMatch(/^ data-drawn>/);
      expect
        .soft(html, `${id}: nothing that the policy refuses`)
        .not.toMatch(/\sstyle=|\son[a-z]+="|<script>/);
      expect.soft(/<h1(?! class="visually-hidden)/.test(html), `${id}: has its heading`).toBe(isDrawn);
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      if (!isDrawn) continue;
      expect.soft(await shifts(page), `${id}: layout shift`).toEqual([]);
      await other.goto(address, { waitUntil: 'networkidle' });
      await other.getByRole('heading', { level: 1 }).waitFor();
      for (const one of [page, other]) await settle(one);
      expect.soft(await elements(page), id).toBe(await elements(other));
    }
    await other.close();
  });

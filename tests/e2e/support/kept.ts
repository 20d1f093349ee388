import type { Page } from 'playwright/test';
import { expect } from './fixtures.ts';

/** Everything that is kept in the browser's caches: the cache's name and the address, a line each. */
export async function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const lines: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url);
        lines.push(`${name} ${pathname}${search}`);
      }
    return lines;
  });
}

/** Waits until a page is kept with all that it needs: the first visit ends with the work of a new service worker. */
export async function untilKept(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths)
    await expect
      .poll(async () => (await kept(page)).filter((line) => line.endsWith(` ${path}`)))
      .not.toEqual([]);
  // Its files come after it.
  let before = -1;
  await expect
    .poll(async () => {
      const { length } = await kept(page);
      const isStill = length === before;
      before = length;
      return isStill;
    })
    .toBe(true);
}

/** Caches with something of a customer. */
export async function ownCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('fanline-own')));
}

/** The bar on a copy. By a selector: it stands outside of what the app draws, and has no name. */
export const bar = (page: Page) => page.locator('#copy');

/** How old the copy is, as the bar says it. By a selector: the rest of the bar is a link. */
export const age = (page: Page) => bar(page).locator('span');

/** What a browser notes of each request that fails while there is no connection. */
export const NO_CONNECTION = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

import type { BrowserContext, Page } from 'playwright/test';
import { keptCaches } from '../../../src/shared/kept-caches.ts';
import { expect } from './fixtures.ts';

/** The question of the first visit, or the dialogue that the footer opens. */
export const panel = (page: Page) => page.getByRole('dialog', { name: /Welche Dienste|Hangi hizmetleri/ });

/** What the pages without a connection need: the caches of our service worker, and the list that its library writes. */
function ownStores(page: Page): Set<string> {
  const { origin } = new URL(page.url());
  const precache = `workbox-precache-v2-${origin}/`;
  return new Set([...Object.values(keptCaches), precache, 'workbox-expiration']);
}

/** What the browser keeps, besides pages for the time without a connection: names alone. */
export async function kept(page: Page): Promise<string[]> {
  const own = ownStores(page);
  const storage = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat());
  const databases = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name ?? ''),
  );
  const files = await page.evaluate(() => caches.keys());
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stores = [...databases, ...files].filter((name) => !own.has(name));
  return [...storage, ...stores, ...cookies].sort();
}

/** The entries of the data layer: an event by its name, a command with what it grants. */
export const events = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []).map((entry) => {
      if (entry.event) return String(entry.event);
      const granted = Object.entries(Object(entry[2])).flatMap(([name, is]) =>
        is === 'granted' ? [name] : [],
      );
      return [entry[0], entry[1], ...granted].join(' ');
    }),
  );

/** All requests of a browser, in the order in which they were sent. */
export function requestsOf(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => void asked.push(`${request.method()} ${request.url()}`));
  return asked;
}

/** Waits until a browser has asked for nothing for a while: what should not come has had its time. */
export async function untilStill(asked: readonly string[]): Promise<void> {
  let before = -1;
  await expect
    .poll(
      () => {
        const isStill = asked.length === before;
        before = asked.length;
        return isStill;
      },
      { intervals: [500] },
    )
    .toBe(true);
}

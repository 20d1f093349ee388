import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import { daySeconds } from '../shared/durations.ts';
import { keptCaches } from '../shared/kept-caches.ts';
import { keptPage } from '../shared/kept-page.ts';
import { withAge } from './age-bar.ts';
import { mayKeepPage } from './may-be-kept.ts';

/** A page that comes later than this is shown from its copy, which says so. */
const PATIENCE_SECONDS = 3;

/** A visit to a page with and without an invitation has one copy. */
const byPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    return new URL(keptPage(url.pathname, url.searchParams)?.key ?? url.pathname, url.origin).href;
  },
};

const ofEverybody: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (mayKeepPage(response, 'forAll') ? response : null),
};

/** A copy says how old it is. */
const withItsAge: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.begunAt = performance.now();
  },
  cachedResponseWillBeUsed: async ({ cachedResponse, request, state }) => {
    if (!cachedResponse) return null;
    const copy = {
      html: await cachedResponse.text(),
      url: new URL(request.url),
      at: Date.parse(cachedResponse.headers.get('date') ?? ''),
    };
    // Nothing tells a failure of what the browser asked for before the worker; but a slow answer takes all the patience.
    const isSlow = performance.now() - state?.begunAt >= PATIENCE_SECONDS * 1000 && navigator.onLine;
    const html = withAge(copy, isSlow ? 'slow' : 'offline', Date.now());
    return new Response(html, { headers: cachedResponse.headers });
  },
};

const bounded = new ExpirationPlugin({
  maxEntries: 40,
  maxAgeSeconds: 30 * daySeconds,
  purgeOnQuotaError: true,
});

/** Pages that a guest sees as everybody does: from the network, and where that fails or is slow, the last copy. */
export const publicPages = new NetworkFirst({
  cacheName: keptCaches.pages,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [byPage, ofEverybody, bounded, withItsAge],
});

/** Brings a page that the browser has just got into the same cache; it is not sent a second time. */
export const copying = new NetworkFirst({
  cacheName: keptCaches.pages,
  plugins: [byPage, ofEverybody, bounded],
  fetchOptions: { cache: 'force-cache' },
});

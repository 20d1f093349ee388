import { clientsClaim } from 'workbox-core';
import * as navigationPreload from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { keptCaches, OWN_CACHE } from '../shared/kept-caches.ts';
import { keptPage } from '../shared/kept-page.ts';
import { assets, images } from './keep-files.ts';
import { isKeepMessage, keepNow } from './keep-now.ts';
import { isImage, isImmutable, isOurPage } from './may-be-kept.ts';
import { offlinePage } from './offline-page.ts';
import { findFrame, otherPages } from './own-pages.ts';
import { publicPages } from './public-pages.ts';
import { scope } from './scope.ts';

// A new worker takes over at once: no tab has to be closed for it. It shows nothing by itself and reloads nothing; pages
// come from the network first, so an open tab of the version before goes on with its own files.
void scope.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precache(scope.fanlineFiles);
// The page is asked for while the worker still starts.
navigationPreload.enable();

scope.addEventListener('activate', (event) => event.waitUntil(removeOldCaches()));
scope.addEventListener('message', (event) => {
  if (isKeepMessage(event.data)) event.waitUntil(keepNow(event.data, event));
});

registerRoute(({ request, url, sameOrigin }) => sameOrigin && isPage(request, url), {
  handle: async ({ request, url, event }) => {
    const page = keptPage(url.pathname, url.searchParams);
    const strategy = page?.kept === 'forAll' ? publicPages : otherPages;
    try {
      return await strategy.handle({ event, request });
    } catch {
      return (page?.kept === 'own' ? await findFrame(request.url) : undefined) ?? offlinePage(url);
    }
  },
});
/** What the page without a connection, and the bar on a copy, are made of. */
const own = new Set(scope.fanlineFiles.map(({ url }) => url));
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode !== 'navigate' && own.has(url.pathname + url.search),
  {
    handle: async ({ request }) =>
      fetch(request).catch(async () => (await matchPrecache(request.url)) ?? Response.error()),
  },
);

registerRoute(({ url, sameOrigin }) => sameOrigin && isImmutable(url), assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && isImage(url), images);

function isPage({ mode }: Request, url: URL): boolean {
  return mode === 'navigate' && isOurPage(url);
}

/** Those of older versions. The library's own are removed by the library, and a customer's by the page. */
async function removeOldCaches(): Promise<void> {
  const known = new Set<string>(Object.values(keptCaches));
  const old = (await caches.keys()).filter(
    (name) => name.startsWith('fanline-') && !name.startsWith(OWN_CACHE) && !known.has(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { daySeconds } from '../shared/durations.ts';
import { keptCaches } from '../shared/kept-caches.ts';
import { filesIn } from './html.ts';
import { isImage, isImmutable, mayKeepFile } from './may-be-kept.ts';
import { scope } from './scope.ts';

const ofUs = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    (await mayKeepFile(response)) ? response : null,
};

/** Immutable files: the copy, else the network. What an open tab of an older version still needs stays as long. */
export const assets = new CacheFirst({
  cacheName: keptCaches.assets,
  plugins: [
    ofUs,
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 90 * daySeconds, purgeOnQuotaError: true }),
  ],
});

/** Pictures keep their names: the copy at once, and a newer one for the next time. */
export const images = new StaleWhileRevalidate({
  cacheName: keptCaches.images,
  plugins: [
    ofUs,
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * daySeconds, purgeOnQuotaError: true }),
  ],
});

/** Keeps what a page needs beside its HTML. What cannot be had is left out: most of a page is better than none. */
export async function keepFilesOf(html: string, event: ExtendableEvent): Promise<void> {
  const wanted = filesIn(html).map((address) => new URL(address, scope.location.origin));
  await Promise.allSettled(
    wanted.map(async (url) => {
      const strategy = isImmutable(url) ? assets : isImage(url) ? images : undefined;
      if (strategy) await Promise.all(strategy.handleAll({ event, request: new Request(url) }));
    }),
  );
}

import type { WorkboxPlugin } from 'workbox-core';
import { NetworkOnly } from 'workbox-strategies';
import { OWN_CACHE, OWN_LOCK } from '../shared/kept-caches.ts';
import { keptPage } from '../shared/kept-page.ts';
import { keepFilesOf } from './keep-files.ts';
import { mayKeepPage } from './may-be-kept.ts';
import { scope } from './scope.ts';

/** The cache of the account that lets this browser keep something; the page makes it, never the worker. */
async function ownCache(): Promise<Cache | undefined> {
  const name = (await caches.keys()).find((one) => one.startsWith(OWN_CACHE));
  return name === undefined ? undefined : caches.open(name);
}

function keyOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  return keptPage(pathname, searchParams)?.key ?? pathname;
}

/** Keeps the frame of a customer's page, which holds nothing about him: its data come by calls. */
export async function keepFrame(address: string, response: Response, event: ExtendableEvent): Promise<void> {
  const html = await response.clone().text();
  const isKept = await scope.navigator.locks.request(OWN_LOCK, async () => {
    const cache = await ownCache();
    await cache?.put(keyOf(address), response);
    return cache !== undefined;
  });
  if (isKept) await keepFilesOf(html, event);
}

const keeping: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response, event }) => {
    if (mayKeepPage(response, 'own')) event.waitUntil(keepFrame(request.url, response.clone(), event));
    return response;
  },
};

/** Every page that is not kept for everybody; the frames of bills and usage are kept where the customer wants it. */
export const otherPages = new NetworkOnly({ plugins: [keeping] });

/** The frame of a page of bills or usage, where it is kept. */
export async function findFrame(address: string): Promise<Response | undefined> {
  return (await ownCache())?.match(keyOf(address));
}

/** The frames that are kept, by their addresses. */
export async function keptFrames(): Promise<[string, Response][]> {
  const cache = await ownCache();
  if (!cache) return [];
  const keys = (await cache.keys()).filter(({ url }) =>
    keptPage(new URL(url).pathname, new URLSearchParams()),
  );
  return Promise.all(
    keys.map(
      async (key): Promise<[string, Response]> => [key.url, (await cache.match(key)) ?? new Response()],
    ),
  );
}

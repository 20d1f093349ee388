import type { PrecacheEntry } from 'workbox-precaching';

/** The server writes this list before the worker's code: `src/server/http/offline/`. */
interface Given {
  fanlineFiles: PrecacheEntry[];
}

declare const self: ServiceWorkerGlobalScope & Given;

/** The worker's global object. */
export const scope = self;

/** The browser's caches. A name without a place in this list is of an older version, and is removed. */
export const keptCaches = {
  pages: 'fanline-pages-1',
  assets: 'fanline-assets-1',
  images: 'fanline-images-1',
} as const;

/** What a customer lets this browser keep of his own is in a cache of this name and the account's id. */
export const OWN_CACHE = 'fanline-own-';

/** The lock under which such a cache is made, filled and deleted, so that nothing is put into one that was deleted. */
export const OWN_LOCK = 'fanline-own';

/** What a page tells the service worker: keep these addresses now. */
export interface KeepMessage {
  type: 'keep';
  paths: string[];
  /** The browser has just loaded them from the server, before the worker was there. */
  isJustLoaded?: boolean;
}

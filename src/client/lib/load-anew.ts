import { withoutLanguage } from '../../shared/language.ts';
import { pages } from '../../shared/pages.ts';
import { pageAt } from './page-address.ts';

/** The router shows another page, without a navigation that the service worker would see. */
export const PAGE_SHOWN = 'fanline:page';

/** The page is a copy of the service worker, which put a bar with its age on top. Never where the server draws. */
export function isCopy(): boolean {
  return typeof document !== 'undefined' && document.getElementById('copy') !== null;
}

/**
 * Whether a page is better loaded than drawn from here: what a copy began with is old, and without a connection the
 * service worker has the data of a page only within its HTML.
 */
export function isLoadedAnew(pathname: string): boolean {
  if (pathname === window.location.pathname) return false;
  if (isCopy()) return true;
  if (navigator.onLine || !navigator.serviceWorker?.controller) return false;
  return pages[pageAt(withoutLanguage(pathname)).page].kept !== undefined;
}

const LOADED_ANEW = 'fanline.anew';

/**
 * Where the script of a page cannot be had: the browser loads the page from the server, once for each address. A new
 * version of the product has other scripts, and some browsers never ask again for one that they have lost.
 * @returns never; rejects with the reason where that was tried
 */
export function loadAnewOnce(reason: unknown): Promise<never> {
  // Not the query, which may hold a secret.
  const { pathname } = window.location;
  if (sessionStorage.getItem(LOADED_ANEW) === pathname) return Promise.reject(reason);
  sessionStorage.setItem(LOADED_ANEW, pathname);
  window.location.reload();
  return new Promise(() => {});
}

import { useSyncExternalStore } from 'react';
import { writeCookie } from './cookie.ts';

export type ColourScheme = 'dark' | 'light';

const ATTRIBUTE = 'data-mantine-color-scheme';
const COOKIE = 'fanline-color-scheme';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const listeners = new Set<() => void>();

/** The server has already written the scheme into the HTML; this only changes it and remembers the choice. */
export function useColourScheme(): [ColourScheme, (scheme: ColourScheme) => void] {
  const scheme = useSyncExternalStore(subscribe, read);
  return [scheme, write];
}

function read(): ColourScheme {
  return document.documentElement.getAttribute(ATTRIBUTE) === 'light' ? 'light' : 'dark';
}

function write(scheme: ColourScheme): void {
  document.documentElement.setAttribute(ATTRIBUTE, scheme);
  tintBrowser();
  writeCookie(`${COOKIE}=${scheme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`);
  for (const listener of listeners) listener();
}

/** The browser's own bars take the page's ground. */
function tintBrowser(): void {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--color-ground').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

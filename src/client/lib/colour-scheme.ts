import { useSyncExternalStore } from 'react';
import { colourCookie } from '../../shared/colour-cookie.ts';
import { bootstrap } from './bootstrap.ts';
import { writeCookie } from './cookie.ts';

type ColourScheme = 'dark' | 'light';
/** The choice of the user: one of the two schemes, or the scheme of the device. */
type SchemeChoice = ColourScheme | 'auto';

const ATTRIBUTE = 'data-mantine-color-scheme';
/** Whether the device decides; the cookie always contains the scheme itself, for the server's HTML. */
const AUTO_KEY = 'fanline-color-scheme-auto';
const listeners = new Set<() => void>();

/** The server has already written the scheme into the HTML; this only changes it and stores the choice. */
export function useColourScheme(): [ColourScheme, (scheme: ColourScheme) => void] {
  const scheme = useSyncExternalStore(subscribe, read, () => bootstrap().colorScheme);
  return [scheme, setSchemeChoice];
}

export function isSchemeChoice(value: unknown): value is SchemeChoice {
  return value === 'dark' || value === 'light' || value === 'auto';
}

export function schemeChoice(): SchemeChoice {
  return localStorage.getItem(AUTO_KEY) === null ? read() : 'auto';
}

export function setSchemeChoice(choice: SchemeChoice): void {
  if (choice === 'auto') localStorage.setItem(AUTO_KEY, '1');
  else localStorage.removeItem(AUTO_KEY);
  write(choice === 'auto' ? ofDevice() : choice);
}

/**
 * Runs once per page load: the scheme of the device may have changed since the cookie was written, and may change
 * later.
 */
export function followDeviceScheme(): void {
  const follow = () => {
    if (schemeChoice() === 'auto' && read() !== ofDevice()) write(ofDevice());
  };
  follow();
  window.matchMedia('(prefers-color-scheme: light)').addEventListener('change', follow);
}

function ofDevice(): ColourScheme {
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

function read(): ColourScheme {
  return document.documentElement.getAttribute(ATTRIBUTE) === 'light' ? 'light' : 'dark';
}

function write(scheme: ColourScheme): void {
  document.documentElement.setAttribute(ATTRIBUTE, scheme);
  tintBrowser();
  writeCookie(colourCookie.name, scheme, { sameSite: 'lax', maxAge: colourCookie.seconds });
  for (const listener of listeners) listener();
}

/** Gives the browser's own bars the background colour of the page. */
function tintBrowser(): void {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--color-ground').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { createContext, use } from 'react';
import type { Lang } from '../../shared/form-script.ts';

/** `X-Language-Code` of the API. */
export const languageCode: Record<Lang, '0' | '1'> = { tr: '0', de: '1' };
/** What stands before each path of a language; German has none. */
export const pathPrefix: Record<Lang, '' | '/tr'> = { de: '', tr: '/tr' };
export const localeOf: Record<Lang, string> = { de: 'de-DE', tr: 'tr-TR' };

/** The language of a full path: `/tr` and below is Turkish. */
export function languageOfPath(pathname: string): Lang {
  return /^\/tr(\/|$)/.test(pathname) ? 'tr' : 'de';
}

/** A path without its language: `/tr/tarife` and `/tarife` are both `/tarife`. */
export function withoutLanguage(pathname: string): string {
  return languageOfPath(pathname) === 'de' ? pathname : pathname.slice('/tr'.length) || '/';
}

/** A language-free path as it stands in the address bar of a language. */
export function withLanguage(lang: Lang, path: string): string {
  if (lang === 'de') return path;
  return path === '/' ? pathPrefix.tr : pathPrefix.tr + path;
}

/** The language of the address bar right now, for code outside of React. */
export function currentLanguage(): Lang {
  return languageOfPath(window.location.pathname);
}

interface LanguageValue {
  lang: Lang;
  /** Same path, query and hash in the other language; the page keeps its state. */
  switchTo: (lang: Lang) => void;
}

export const LanguageContext = createContext<LanguageValue>({ lang: 'de', switchTo: () => undefined });

export function useLanguage(): LanguageValue {
  return use(LanguageContext);
}

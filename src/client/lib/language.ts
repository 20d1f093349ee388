import { createContext, use } from 'react';
import { type Lang, languageOfPath } from '../../shared/language.ts';

/** The language of the current address, for code outside of React. */
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

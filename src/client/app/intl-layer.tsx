import { type ReactNode, use, useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { localeOf } from '../../shared/language.ts';
import { useLanguage } from '../lib/language.ts';
import { pageAt } from '../lib/page-address.ts';
import { loadWords } from '../lib/words.ts';

/** Provides the words of the page's language. Suspends until they are loaded; a change of language is a transition. */
export function IntlLayer({ children }: { children: ReactNode }) {
  const { lang } = useLanguage();
  const { pathname } = useLocation();
  const words = use(loadWords(lang, pageAt(pathname).page));
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return (
    <IntlProvider locale={localeOf[lang]} defaultLocale="de-DE" messages={words}>
      {children}
    </IntlProvider>
  );
}

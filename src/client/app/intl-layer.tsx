import { type ReactNode, use, useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { pageOfPath } from '../../shared/page-routes.ts';
import { localeOf, useLanguage } from '../lib/language.ts';
import { loadWords } from '../lib/words.ts';

/** The words of the page's language; suspends until they are there, inside a transition when it changes. */
export function IntlLayer({ children }: { children: ReactNode }) {
  const { lang } = useLanguage();
  const { pathname } = useLocation();
  const words = use(loadWords(lang, pageOfPath(pathname)));
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return (
    <IntlProvider locale={localeOf[lang]} defaultLocale="de-DE" messages={words}>
      {children}
    </IntlProvider>
  );
}

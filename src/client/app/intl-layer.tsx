import { type ReactNode, use, useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { localeOf, useLanguage } from '../lib/language.ts';
import { loadWords } from '../lib/words.ts';

/** The words of the page's language; suspends until they are there, inside a transition when it changes. */
export function IntlLayer({ children }: { children: ReactNode }) {
  const { lang } = useLanguage();
  const words = use(loadWords(lang));
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return (
    <IntlProvider locale={localeOf[lang]} defaultLocale="de-DE" messages={words}>
      {children}
    </IntlProvider>
  );
}

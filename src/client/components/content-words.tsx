import { type ReactNode, use } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { useLanguage } from '../lib/language.ts';
import { loadWords } from '../lib/words.ts';

/** Gives a part of a page the words of games and badges, which its page does not load: they come with the part. */
export function ContentWords({ children }: { children: ReactNode }) {
  const { lang } = useLanguage();
  const { locale, onError } = useIntl();
  const words = use(loadWords(lang, 'badges'));
  return (
    <IntlProvider locale={locale} messages={words} onError={onError}>
      {children}
    </IntlProvider>
  );
}

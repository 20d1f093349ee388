import { type ReactNode, use } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Lang } from '../../shared/language.ts';
import { useLanguage } from '../lib/language.ts';
import { readable } from '../lib/readable.ts';
import { messagesOf, type Words } from '../lib/words.ts';

const loaders = {
  de: () => import('virtual:words/de/advice'),
  tr: () => import('virtual:words/tr/advice'),
};
const loading = new Map<Lang, Promise<Words>>();

/** Loads the words of the help to decide, which no page has among its own. */
export function loadAdviceWords(lang: Lang): Promise<Words> {
  const known = loading.get(lang);
  if (known) return known;
  const words = readable(loaders[lang]().then(messagesOf));
  loading.set(lang, words);
  words.catch(() => loading.delete(lang));
  return words;
}

/** Gives a part of a page the words of the help to decide, besides those of the page. */
export function AdviceWords({ children }: { children: ReactNode }) {
  const { lang } = useLanguage();
  const { locale, messages, onError } = useIntl();
  const words = use(loadAdviceWords(lang));
  // The words of pages are parsed as well (`lib/words.ts`); the type also allows texts.
  const all = { ...messages, ...words } as Words;
  return (
    <IntlProvider locale={locale} messages={all} onError={onError}>
      {children}
    </IntlProvider>
  );
}

import { type ReactNode, use } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { PageId } from '../../shared/pages.ts';
import { useLanguage } from '../lib/language.ts';
import { loadWords } from '../lib/words.ts';

interface Props {
  /** The page whose words the part says. */
  of: PageId;
  children: ReactNode;
}

/** Gives a part of a page the words of another page, which its own does not load: they come with the part. */
export function MoreWords({ of, children }: Props) {
  const { lang } = useLanguage();
  const { locale, onError } = useIntl();
  const words = use(loadWords(lang, of));
  return (
    <IntlProvider locale={locale} messages={words} onError={onError}>
      {children}
    </IntlProvider>
  );
}

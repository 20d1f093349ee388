import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { FormScript } from '../../../shared/form-script.ts';

type Parsed = NonNullable<FormScript['around']>;

interface Props {
  script: Pick<FormScript, 'lang' | 'around'>;
  children: ReactNode;
}

/**
 * The program's words around the fields, in the form's own language where the page has another one. It is always there,
 * so that a form which changes its language keeps what was typed.
 */
export function FormWords({ script: { lang, around }, children }: Props) {
  const { locale, defaultLocale, messages } = useIntl();
  const words = useMemo(
    // The page's words are parsed, too: `words.ts` leaves no plain text.
    () => (around === undefined ? messages : { ...(messages as Parsed), ...around }),
    [messages, around],
  );
  return (
    <IntlProvider
      locale={around === undefined ? locale : lang}
      defaultLocale={defaultLocale}
      messages={words}
    >
      {children}
    </IntlProvider>
  );
}

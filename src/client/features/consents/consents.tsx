import { IntlProvider, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../lib/language.ts';
import { pageAt } from '../../lib/page-address.ts';
import type { Words } from '../../lib/words.ts';
import { asksOn } from './asking-pages.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { ConsentPanel } from './consent-panel.tsx';
import { useConsentWords } from './consent-words.ts';
import { useConsents } from './use-consents.ts';

/** Asks for consent, keeps the answer, and loads what was agreed to. */
export function Consents() {
  const { lang } = useLanguage();
  const { locale, messages } = useIntl();
  const words = useConsentWords(lang);
  if (!words) return null;
  // The words of pages are parsed as well (`lib/words.ts`); the type also allows texts.
  const all = { ...messages, ...words } as Words;
  return (
    <IntlProvider locale={locale} messages={all}>
      <Asking />
    </IntlProvider>
  );
}

function Asking() {
  const { page } = pageAt(useLocation().pathname);
  const { choice, choose, isOpen, close } = useConsents();
  if (isOpen) return <ConsentDialog choice={choice} onChoose={choose} onClose={close} />;
  return !choice && asksOn(page) ? <ConsentPanel onChoose={choose} /> : null;
}

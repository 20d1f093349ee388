import { Suspense } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Chatwoot } from '../../../shared/api/team-service.ts';
import { bootstrap } from '../../lib/bootstrap.ts';
import { useLanguage } from '../../lib/language.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { pageAt } from '../../lib/page-address.ts';
import type { Words } from '../../lib/words.ts';
import { asksOn, offersChatOn } from './asking-pages.ts';
import { ConsentPanel } from './consent-panel.tsx';
import { useConsentWords } from './consent-words.ts';
import { useConsents } from './use-consents.ts';
import { useServices } from './use-services.ts';

const ChatBox = lazyPart(async () => (await import('./chat-box.tsx')).ChatBox);

/** Opened from the footer alone. */
const ConsentDialog = lazyPart(async () => (await import('./consent-dialog.tsx')).ConsentDialog);

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
  useServices(choice);
  const chat = choice?.receipt && choice.granted.includes('chat') ? chatService() : undefined;
  return (
    <>
      {isOpen && (
        <Suspense>
          <ConsentDialog choice={choice} onChoose={choose} onClose={close} />
        </Suspense>
      )}
      {!choice && !isOpen && asksOn(page) && <ConsentPanel onChoose={choose} />}
      {chat && offersChatOn(page) && (
        <Suspense>
          <ChatBox service={chat} />
        </Suspense>
      )}
    </>
  );
}

function chatService(): Chatwoot | undefined {
  const services = bootstrap().consent?.services ?? [];
  return services.find((service): service is Chatwoot => service.adapter === 'chatwoot');
}

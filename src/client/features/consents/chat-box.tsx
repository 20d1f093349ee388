import { IconMessage2, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Chatwoot } from '../../../shared/api/team-service.ts';
import { localeOf } from '../../../shared/language.ts';
import { useColourScheme } from '../../lib/colour-scheme.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import styles from './chat-box.module.css';
import { beginChat, chatAddress } from './services/chatwoot.ts';

/** A button; the chat comes with its press. It stays while pages change. */
export function ChatBox({ service }: { service: Chatwoot }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const toggle = () => {
    setOpen(!isOpen);
    setLoaded(true);
  };
  const Icon = isOpen ? IconX : IconMessage2;
  return (
    <div className={styles.box}>
      {isLoaded && <ChatFrame service={service} isOpen={isOpen} />}
      <button type="button" className={styles.button} aria-expanded={isOpen} onClick={toggle}>
        <Icon size={22} aria-hidden="true" />
        {text(isOpen ? 'consents.chat.close' : 'consents.chat.open')}
      </button>
    </div>
  );
}

function ChatFrame({ service, isOpen }: { service: Chatwoot; isOpen: boolean }) {
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const { lang } = useLanguage();
  const [scheme] = useColourScheme();
  useEffect(
    () => beginChat(frame.current, service, { locale: localeOf[lang].slice(0, 2), darkMode: scheme }),
    [service, lang, scheme],
  );
  const [address] = useState(() => chatAddress(service));
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      hidden={!isOpen}
      title={text('consents.chat.title')}
      src={address}
      referrerPolicy="no-referrer"
    />
  );
}

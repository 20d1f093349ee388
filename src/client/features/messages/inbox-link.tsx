import { IconMail } from '@tabler/icons-react';
import { Suspense } from 'react';
import { pathOf } from '../../../shared/match-page.ts';
import { ButtonLink } from '../../components/button.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useText } from '../../lib/text.ts';
import styles from './unread-count.module.css';

const UnreadCount = lazyPart(async () => (await import('./unread-count.tsx')).UnreadCount);

/** The way to the message centre; the number of new messages comes over its sign, so that nothing moves. */
export function InboxLink() {
  const text = useText();
  return (
    <ButtonLink look="quiet" to={pathOf('messages')}>
      <span className={styles.sign}>
        <IconMail size={26} aria-hidden="true" />
        <Suspense>
          <UnreadCount over />
        </Suspense>
      </span>
      {text('account.page.head.messages.title')}
    </ButtonLink>
  );
}

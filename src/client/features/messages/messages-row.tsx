import { IconMail } from '@tabler/icons-react';
import { Suspense } from 'react';
import { pathOf } from '../../../shared/match-page.ts';
import { ListRow } from '../../components/list-row.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useText } from '../../lib/text.ts';

const UnreadCount = lazyPart(async () => (await import('./unread-count.tsx')).UnreadCount);

/** The row of the account that leads to the message centre, with the number of messages that are not read. */
export function MessagesRow() {
  const text = useText();
  const count = (
    <Suspense>
      <UnreadCount />
    </Suspense>
  );
  return (
    <ListRow
      icon={<IconMail size={24} aria-hidden="true" />}
      to={pathOf('messages')}
      title={text('account.page.head.messages.title')}
      aside={count}
    />
  );
}

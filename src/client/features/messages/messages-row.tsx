import { pathOf } from '../../../shared/match-page.ts';
import { ListRow } from '../../components/list-row.tsx';
import { useText } from '../../lib/text.ts';
import { useUnread } from './use-unread.ts';

/** The row of the account that leads to the message centre, with the number of messages that are not read. */
export function MessagesRow() {
  const text = useText();
  const unread = useUnread();
  return (
    <ListRow
      to={pathOf('messages')}
      title={text('account.page.head.messages.title')}
      aside={unread > 0 ? text('account.page.messages.unread', { count: unread }) : undefined}
    />
  );
}

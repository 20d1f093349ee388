import { IconMail } from '@tabler/icons-react';
import { pathOf } from '../../../shared/match-page.ts';
import { ButtonLink } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import { useUnread } from './use-unread.ts';

/** The way from the customer's home to the message centre, with the number of messages that are not read. */
export function MessagesButton() {
  const text = useText();
  const unread = useUnread();
  return (
    <ButtonLink look="quiet" to={pathOf('messages')}>
      <IconMail size={20} aria-hidden="true" />
      {text('account.page.head.messages.title')}
      {unread > 0 ? <strong> {text('account.page.messages.unread', { count: unread })}</strong> : null}
    </ButtonLink>
  );
}

import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';

/** How many messages the customer has not read; nothing until it is known, and where all are read. */
export function UnreadCount() {
  const text = useText();
  const { data } = useCall('GET /api/messages/unread', {});
  const unread = data?.unread ?? 0;
  return unread > 0 ? <strong>{text('account.page.messages.unread', { count: unread })}</strong> : null;
}

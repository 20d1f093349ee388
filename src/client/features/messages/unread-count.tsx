import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './unread-count.module.css';

interface Props {
  /** A number over the edge of what it belongs to: nothing moves when it comes. */
  over?: boolean;
}

/** How many messages the customer has not read; nothing until it is known, and where all are read. */
export function UnreadCount({ over = false }: Props) {
  const text = useText();
  const { data } = useCall('GET /api/messages/unread', {});
  const unread = data?.unread ?? 0;
  if (unread === 0) return null;
  const words = text('account.page.messages.unread', { count: unread });
  if (!over) return <strong>{words}</strong>;
  return (
    <strong className={styles.over}>
      <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
      <span className="visually-hidden">{words}</span>
    </strong>
  );
}

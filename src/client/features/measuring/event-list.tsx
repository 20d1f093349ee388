import { Card } from '../../components/card.tsx';
import { shownEvents } from '../../lib/data-layer.ts';
import { useText } from '../../lib/text.ts';
import styles from './event-list.module.css';

/** The events of this tab, oldest first, as they stood in the data layer. */
export function EventList() {
  const text = useText();
  const events = shownEvents();
  if (events.length === 0) return <p>{text('parts.dataLayer.none')}</p>;
  return (
    <ol className={styles.list}>
      {events.map((event) => (
        <li key={JSON.stringify(event)}>
          <Card>
            <pre className={styles.event}>{JSON.stringify(event, null, 2)}</pre>
          </Card>
        </li>
      ))}
    </ol>
  );
}

import { Card } from '../../components/card.tsx';
import { shownEvents } from '../../lib/data-layer.ts';
import { useText } from '../../lib/text.ts';
import { useConsentCommands } from './consent-commands.ts';
import styles from './event-list.module.css';

/** The purchases of this tab, oldest first, and what this page said of consents, as they stand in the data layer. */
export function EventList() {
  const text = useText();
  const entries = [...shownEvents(), ...useConsentCommands()].map((entry, at) => ({ key: `${at}`, entry }));
  if (entries.length === 0) return <p>{text('parts.dataLayer.none')}</p>;
  return (
    <ol className={styles.list}>
      {entries.map(({ key, entry }) => (
        <li key={key}>
          <Card>
            <pre className={styles.event}>{JSON.stringify(entry, null, 2)}</pre>
          </Card>
        </li>
      ))}
    </ol>
  );
}

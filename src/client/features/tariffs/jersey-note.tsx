import { IconShirtSport } from '@tabler/icons-react';
import type { JerseyOffer } from '../../../shared/catalogue.ts';
import { formatCents } from '../../../shared/money.ts';
import { useText } from '../../lib/text.ts';
import styles from './jersey-note.module.css';

/** The jersey that can come with the plan, its two prices and that a printed one cannot be given back. */
export function JerseyNote({ jersey }: { jersey: JerseyOffer }) {
  const text = useText();
  return (
    <section className={styles.note}>
      <IconShirtSport size={56} stroke={1.2} aria-hidden="true" />
      <div>
        <h2 className={styles.title}>{text('tariffs.jersey.title')}</h2>
        <p>
          {text('tariffs.jersey.text', {
            monthly: formatCents(jersey.monthlyCents),
            once: formatCents(jersey.onceCents),
          })}
        </p>
        <p className={styles.small}>{text('tariffs.jersey.withdrawal')}</p>
      </div>
    </section>
  );
}

import { team } from 'virtual:team';
import { Suspense } from 'react';
import type { JerseyOffer } from '../../../shared/api/catalogue.ts';
import { formatCents } from '../../../shared/money.ts';
import brandPattern from '../../components/pattern.module.css';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useText } from '../../lib/text.ts';
import styles from './jersey-note.module.css';

/** Loaded only for plans with a jersey. */
const JerseyDrawing = lazyPart(
  async () => (await import('../../components/jersey-drawing.tsx')).JerseyDrawing,
);

/** The jersey that the customer can order with the plan, its two prices, and that a printed one cannot be returned. */
export function JerseyNote({ jersey }: { jersey: JerseyOffer }) {
  const text = useText();
  return (
    <section className={`${brandPattern.behind} ${styles.note}`}>
      <div className={styles.jersey}>
        <Suspense>
          <JerseyDrawing
            style="striped"
            name={text('tariffs.jersey.print')}
            number={team.looks.jersey.number}
          />
        </Suspense>
      </div>
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

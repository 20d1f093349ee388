import { lazy, Suspense } from 'react';
import type { JerseyOffer } from '../../../shared/catalogue.ts';
import { formatCents } from '../../../shared/money.ts';
import { useText } from '../../lib/text.ts';
import styles from './jersey-note.module.css';

/** Fetched with the plans that have one. */
const JerseyDrawing = lazy(async () => ({
  default: (await import('../../components/jersey-drawing.tsx')).JerseyDrawing,
}));

/** The most famous number of all. */
const NUMBER = '10';

/** The jersey that can come with the plan, its two prices and that a printed one cannot be given back. */
export function JerseyNote({ jersey }: { jersey: JerseyOffer }) {
  const text = useText();
  return (
    <section className={styles.note}>
      <div className={styles.jersey}>
        <Suspense>
          <JerseyDrawing style="striped" name={text('tariffs.jersey.print')} number={NUMBER} />
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

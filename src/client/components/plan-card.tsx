import type { ReactNode } from 'react';
import { Figure } from './figure.tsx';
import styles from './plan-card.module.css';
import { Price } from './price.tsx';
import { TickList } from './tick-list.tsx';

interface Props {
  /** The card's id; its heading is named after it. */
  id: string;
  name: string;
  dataGb: number;
  /** How long it binds. */
  term: string;
  /** What it has beyond the others. */
  features: readonly string[];
  cents: number;
  /** What the price is for: "im Monat". */
  per: string;
  /** What is paid besides. */
  small: string;
  badge?: ReactNode;
  highlighted?: boolean;
  /** One level below the heading that the cards stand under. */
  heading?: 'h2' | 'h3';
  /** The way on. */
  children: ReactNode;
}

/** A plan at a glance: gigabytes and price side by side, then term, what sets it apart, and the way on. */
export function PlanCard({
  id,
  name,
  dataGb,
  term,
  features,
  cents,
  per,
  small,
  badge,
  highlighted = false,
  heading: Heading = 'h3',
  children,
}: Props) {
  return (
    <article className={styles.card} data-highlighted={highlighted} aria-labelledby={id}>
      <header className={styles.head}>
        <Heading id={id} className={styles.name} lang="de">
          {name}
        </Heading>
        {badge}
      </header>
      <div className={styles.figures}>
        <Figure value={dataGb} unit="GB" size="xl" />
        <div className={styles.price}>
          <Price cents={cents} per={per} />
          <p className={styles.small}>{small}</p>
        </div>
      </div>
      <p className={styles.term}>{term}</p>
      <TickList items={features} />
      <footer className={styles.foot}>{children}</footer>
    </article>
  );
}

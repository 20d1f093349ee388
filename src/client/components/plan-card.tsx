import { IconChevronRight, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { Figure } from './figure.tsx';
import brandPattern from './pattern.module.css';
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
  /** On what condition it can be had. */
  condition?: string;
  cents: number;
  /** What the price is for: "im Monat". */
  per: string;
  /** What is paid besides. */
  small: string;
  badge?: ReactNode;
  highlighted?: boolean;
  /** One level below the heading that the cards stand under. */
  heading?: 'h2' | 'h3';
  /** The way on: a button, on a phone the whole card. */
  to: string;
  see: string;
}

/** A plan at a glance: gigabytes and price, then term, what sets it apart, and the way on. */
export function PlanCard({
  id,
  name,
  dataGb,
  term,
  features,
  condition,
  cents,
  per,
  small,
  badge,
  highlighted = false,
  heading: Heading = 'h3',
  to,
  see,
}: Props) {
  return (
    <article
      className={highlighted ? `${brandPattern.behind} ${styles.card}` : styles.card}
      data-highlighted={highlighted}
      aria-labelledby={id}
    >
      <header className={styles.head}>
        <Heading id={id} className={styles.name} lang="de">
          {name}
        </Heading>
        {badge}
      </header>
      <div className={styles.figures}>
        <Figure value={dataGb} unit="GB" size="xl" />
        <Price cents={cents} per={per} isStacked />
      </div>
      <p className={styles.term}>
        <strong>{term}</strong>
        <span className={styles.small}>{small}</span>
      </p>
      <TickList items={features} />
      {condition ? (
        <p className={styles.condition}>
          <IconInfoCircle size={20} aria-hidden="true" />
          {condition}
        </p>
      ) : null}
      <footer className={styles.foot}>
        <ButtonLink to={to} look={highlighted ? 'primary' : 'secondary'} wide>
          <span className={styles.see}>
            {see}
            <span className="visually-hidden">: {name}</span>
          </span>
          <IconChevronRight className={styles.go} size={20} aria-hidden="true" />
        </ButtonLink>
      </footer>
    </article>
  );
}

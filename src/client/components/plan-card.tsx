import { IconChevronRight } from '@tabler/icons-react';
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
  /** The contract term. */
  term: string;
  /** The features that the other plans do not have. */
  features: readonly string[];
  cents: number;
  /** The unit of the price: "im Monat". */
  per: string;
  /** Other costs. */
  small: string;
  badge?: ReactNode;
  highlighted?: boolean;
  /** The address of the plan: a button, on a phone the whole card. */
  to: string;
  /** The link's words, with the plan's name. */
  see: string;
}

/** A plan in short: gigabytes and price, then term, special features and the link to it. */
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
        <h3 id={id} className={styles.name} lang="de">
          {name}
        </h3>
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
      <footer className={styles.foot}>
        <ButtonLink to={to} look={highlighted ? 'primary' : 'secondary'} wide>
          <span className={styles.see}>{see}</span>
          <IconChevronRight className={styles.go} size={20} aria-hidden="true" />
        </ButtonLink>
      </footer>
    </article>
  );
}

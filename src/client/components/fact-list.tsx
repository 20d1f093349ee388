import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface Fact {
  id: string;
  term: ReactNode;
  value: ReactNode;
}

interface Props {
  facts: readonly Fact[];
  /** `rows`: name left, value right, a long one below; `sums`: small amounts at the right edge; `stacked`: name above. */
  look?: 'rows' | 'sums' | 'stacked';
}

/** Names and values: a plan's figures, an invoice's rows, what we know of a customer. */
export function FactList({ facts, look = 'rows' }: Props) {
  return (
    <dl className={styles.facts} data-look={look}>
      {facts.map(({ id, term, value }) => (
        <div key={id} className={styles.row}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

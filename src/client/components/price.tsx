import { formatCents } from '../../shared/money.ts';
import styles from './price.module.css';

interface Props {
  cents: number;
  /** The unit of the price: "im Monat". */
  per?: string;
  size?: 'm' | 'l' | 'xl';
  /** The unit is below the price, not beside it. */
  isStacked?: boolean;
}

/** A large price: euros large, cents raised; screen readers read one figure. */
export function Price({ cents, per, size = 'l', isStacked }: Props) {
  const euros = Math.trunc(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return (
    <span className={styles.price} data-size={size} data-stacked={isStacked}>
      <span className="visually-hidden">{formatCents(cents)}</span>
      <span aria-hidden="true" className={styles.figure}>
        {cents < 0 ? '−' : ''}
        {euros}
        <span className={styles.rest}>
          <span>,{rest}</span>
          <span className={styles.sign}>€</span>
        </span>
      </span>
      {per ? <span className={styles.per}>{per}</span> : null}
    </span>
  );
}

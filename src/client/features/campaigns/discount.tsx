import type { Campaign } from '../../../shared/api/campaigns.ts';
import { formatCents } from '../../../shared/money.ts';
import { useText } from '../../lib/text.ts';
import styles from './discount.module.css';

/** What the code takes off, as a large number with a few words. */
export function Discount({ of: { kind, amount, months } }: { of: NonNullable<Campaign['discount']> }) {
  const text = useText();
  return (
    <span className={styles.discount}>
      <span className={styles.amount}>
        {kind === 'percentMonthly'
          ? text('campaigns.page.percent', { amount })
          : formatCents(amount).replace(/,00/, '')}
      </span>{' '}
      <span className={styles.words}>{text('campaigns.page.discount', { kind, months: months ?? 0 })}</span>
    </span>
  );
}

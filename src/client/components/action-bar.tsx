import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

interface Props {
  /** What it costs, beside the action. */
  price?: ReactNode;
  /** At the lower edge of a phone; not where something must stand right above the button (§ 312j BGB). */
  sticky?: boolean;
  children: ReactNode;
}

/** The main action in the thumb's reach with the price beside it; at the end of the column on a desktop. */
export function ActionBar({ price, sticky = true, children }: Props) {
  return (
    <div className={styles.bar} data-sticky={sticky}>
      {price ? <div className={styles.price}>{price}</div> : null}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

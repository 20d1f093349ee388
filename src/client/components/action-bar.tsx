import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

interface Props {
  /** The costs, shown beside the action. */
  price?: ReactNode;
  /** At the lower edge of a phone; false where something must be directly above the button (§ 312j BGB). */
  sticky?: boolean;
  children: ReactNode;
}

/** The main action within reach of the thumb, with the price beside it; on a desktop at the end of the column. */
export function ActionBar({ price, sticky = true, children }: Props) {
  return (
    <div className={styles.bar} data-sticky={sticky}>
      {price ? <div className={styles.price}>{price}</div> : null}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

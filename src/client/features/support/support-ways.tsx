import type { ReactNode } from 'react';
import styles from './support-ways.module.css';

interface Props {
  /** Further ways, beside the form or below it where the window is narrow. */
  more: ReactNode;
  children: ReactNode;
}

/** The form, and what else there is. */
export function SupportWays({ more, children }: Props) {
  return (
    <div className={styles.ways}>
      {children}
      <div className={styles.more}>{more}</div>
    </div>
  );
}

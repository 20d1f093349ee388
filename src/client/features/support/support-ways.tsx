import type { ReactNode } from 'react';
import styles from './support-ways.module.css';

/** The form with the hotline beside it, or below it where the window is narrow. */
export function SupportWays({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}

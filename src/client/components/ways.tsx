import type { ReactNode } from 'react';
import styles from './ways.module.css';

/** A few links side by side; on a phone stacked, each as wide as the screen. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}

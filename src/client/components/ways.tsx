import type { ReactNode } from 'react';
import styles from './ways.module.css';

/** A few ways on, beside each other; on a phone below each other, each as wide as the screen. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}

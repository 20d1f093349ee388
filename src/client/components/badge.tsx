import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface Props {
  tone?: 'plain' | 'positive' | 'warning' | 'negative';
  children: ReactNode;
}

/** A short state in words; the colour only supports the words. */
export function Badge({ tone = 'plain', children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}

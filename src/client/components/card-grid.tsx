import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

interface Props {
  /** Few cards share the whole row; otherwise they keep the width of a full one. */
  stretch?: boolean;
  /** List items, a card in each. */
  children: ReactNode;
}

/** Cards side by side, as many as there is room for; on a phone below each other. */
export function CardGrid({ stretch = false, children }: Props) {
  return (
    <ul className={styles.grid} data-stretch={stretch}>
      {children}
    </ul>
  );
}

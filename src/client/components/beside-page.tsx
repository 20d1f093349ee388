import type { ComponentProps, ReactNode } from 'react';
import styles from './beside-page.module.css';
import { Page } from './page.tsx';

interface Props extends Omit<ComponentProps<typeof Page>, 'narrow'> {
  /** Beside the column where the window is wide, else a strip above it. */
  beside: ReactNode;
}

/** A page with a form in a narrow column, and a poster beside it. */
export function BesidePage({ beside, ...page }: Props) {
  return (
    <div className={styles.frame}>
      <Page narrow {...page} />
      <div className={styles.beside}>{beside}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './page.module.css';
import { PageHeader } from './page-header.tsx';

interface Props {
  title: ReactNode;
  lead?: string;
  kicker?: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** A narrow column for forms. */
  narrow?: boolean;
  /** Beside a narrow column where the window is wide. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The frame of an inner page: heading, one sentence, content. */
export function Page({ narrow = false, beside, children, ...header }: Props) {
  return (
    <div className={styles.frame} data-beside={beside !== undefined}>
      <div className={styles.page} data-narrow={narrow}>
        <PageHeader {...header} />
        {children}
      </div>
      {beside === undefined ? null : <div className={styles.beside}>{beside}</div>}
    </div>
  );
}

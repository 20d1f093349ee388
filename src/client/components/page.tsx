import type { ReactNode } from 'react';
import styles from './page.module.css';
import { PageHeader } from './page-header.tsx';

interface Props {
  title: ReactNode;
  lead?: string;
  kicker?: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  /** A narrow column for forms. */
  narrow?: boolean;
  children: ReactNode;
}

/** The frame of an inner page: heading, one sentence, content. */
export function Page({ narrow = false, children, ...header }: Props) {
  return (
    <div className={styles.page} data-narrow={narrow}>
      <PageHeader {...header} />
      {children}
    </div>
  );
}

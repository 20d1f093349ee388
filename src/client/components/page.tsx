import type { ReactNode } from 'react';
import styles from './page.module.css';

interface Props {
  title: string;
  lead?: string;
  kicker?: string;
  /** A narrow column for forms. */
  narrow?: boolean;
  children: ReactNode;
}

/** The frame of an inner page: heading, one sentence, content. */
export function Page({ title, lead, kicker, narrow = false, children }: Props) {
  return (
    <div className={styles.page} data-narrow={narrow}>
      <header className={styles.head}>
        {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </header>
      {children}
    </div>
  );
}

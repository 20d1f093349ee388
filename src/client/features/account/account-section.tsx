import { type ReactNode, useId } from 'react';
import styles from './account-section.module.css';

interface Props {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One form of the account under its own heading. */
export function AccountSection({ id, title, lead, children }: Props) {
  const titleId = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </header>
      {children}
    </section>
  );
}

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './account-section.module.css';

interface Props {
  id: string;
  title: string;
  lead?: string;
  /** It replaces the part that the customer has just used, so it takes the focus. */
  focused?: boolean;
  children: ReactNode;
}

/** One form of the account under its own heading, reached by `#<id>`. */
export function AccountSection({ id, title, lead, focused = false, children }: Props) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const isTarget = useLocation().hash === `#${id}`;
  useEffect(() => {
    if (!focused && !isTarget) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, [focused, isTarget]);
  return (
    <section ref={section} id={id} tabIndex={-1} className={styles.section} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

import type { ReactNode } from 'react';
import brandPattern from './pattern.module.css';
import styles from './ticket.module.css';

interface Props {
  label?: string;
  labelledBy?: string;
  /** The part to tear off: at the right of a wide window, else below. It may draw nothing. */
  stub?: ReactNode;
  children: ReactNode;
}

/** The main card of one of the customer's own pages: a ticket of the brand with a stub. */
export function Ticket({ label, labelledBy, stub, children }: Props) {
  return (
    <section
      className={`${brandPattern.behind} ${styles.ticket}`}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <div className={styles.part}>{children}</div>
      <div className={styles.stub}>{stub}</div>
    </section>
  );
}

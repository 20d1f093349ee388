import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './list-row.module.css';

interface Props {
  icon?: ReactNode;
  title: ReactNode;
  /** Shown under the title: a date, a number, a size. */
  note?: ReactNode;
  /** Shown at the right edge: an amount, a badge. */
  aside?: ReactNode;
  /** Makes the whole row a link within the app. */
  to?: string;
  /** Makes the whole row a link to a file. */
  href?: string;
  /** Buttons of a row that is not a link. */
  children?: ReactNode;
}

/** One row of a list: a document, a receipt, an invoice, an earlier message. */
export function ListRow({ icon, title, note, aside, to, href, children }: Props) {
  const face = (
    <>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </span>
      {aside ? <span className={styles.aside}>{aside}</span> : null}
      {to || href ? <IconChevronRight className={styles.go} size={20} aria-hidden="true" /> : null}
      {children ? <span className={styles.actions}>{children}</span> : null}
    </>
  );
  return (
    <li className={styles.item}>
      {to ? (
        <Link to={to} className={styles.row}>
          {face}
        </Link>
      ) : href ? (
        <a href={href} className={styles.row}>
          {face}
        </a>
      ) : (
        <div className={styles.row}>{face}</div>
      )}
    </li>
  );
}

interface RowsProps {
  label?: string;
  /** Side by side where there is room: for short rows. */
  columns?: boolean;
  children: ReactNode;
}

/** Rows in a list, separated by lines. */
export function ListRows({ label, columns = false, children }: RowsProps) {
  return (
    <ul className={styles.rows} data-columns={columns} aria-label={label}>
      {children}
    </ul>
  );
}

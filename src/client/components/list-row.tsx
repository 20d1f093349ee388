import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
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
  /** Makes the whole row a button. */
  onPress?: () => void;
  /** The name of the button, with its title, where that says too little without what stands around it. */
  label?: string;
  /** The action of the button is running. */
  busy?: boolean;
  /** `quiet` for what one wants to find, and not to be led to: ways to end something. */
  tone?: 'plain' | 'quiet';
  /** Belongs to the row: the dialog that it opens, or what went wrong. */
  after?: ReactNode;
  /** Buttons of a row that is not a link. */
  children?: ReactNode;
}

/** One row of a list: a document, a receipt, an invoice, an earlier message. */
export function ListRow({ icon, title, note, aside, to, href, children, ...rest }: Props) {
  const { onPress, label, busy, tone, after } = rest;
  const noteId = useId();
  const face = (
    <>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {note && !onPress ? <span className={styles.note}>{note}</span> : null}
      </span>
      {aside ? <span className={styles.aside}>{aside}</span> : null}
      {to || href || onPress ? <IconChevronRight className={styles.go} size={20} aria-hidden="true" /> : null}
      {children ? <div className={styles.actions}>{children}</div> : null}
    </>
  );
  return (
    <li className={styles.item} data-tone={tone}>
      {to ? (
        <Link to={to} className={styles.row}>
          {face}
        </Link>
      ) : href ? (
        <a href={href} className={styles.row}>
          {face}
        </a>
      ) : onPress ? (
        <button
          type="button"
          className={styles.row}
          aria-label={label}
          aria-describedby={note ? noteId : undefined}
          aria-busy={busy}
          aria-disabled={busy}
          onClick={busy ? undefined : onPress}
        >
          {face}
        </button>
      ) : (
        <div className={styles.row}>{face}</div>
      )}
      {/* It describes the button; in it, it would be its name. */}
      {note && onPress ? (
        <p id={noteId} className={styles.below} data-indented={icon !== undefined}>
          {note}
        </p>
      ) : null}
      {after}
    </li>
  );
}

interface RowsProps {
  label?: string;
  /** Side by side where there is room: for short rows. */
  columns?: boolean;
  /** Lower rows: what can be done with the thing of a card. */
  compact?: boolean;
  children: ReactNode;
}

/** Rows in a list, separated by lines. */
export function ListRows({ label, columns = false, compact = false, children }: RowsProps) {
  return (
    <ul className={styles.rows} data-columns={columns} data-compact={compact} aria-label={label}>
      {children}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './tile.module.css';

interface TileProps {
  to: string;
  icon: ReactNode;
  /** A few words under the name: how many, until when. */
  note?: string;
  children: ReactNode;
}

/** A large link: icon above, name below. */
export function Tile({ to, icon, note, children }: TileProps) {
  return (
    <Link to={to} className={styles.tile}>
      <span className={styles.icon}>{icon}</span>
      <span>
        {children}
        {note ? <span className={styles.note}>{note}</span> : null}
      </span>
    </Link>
  );
}

/** Tiles in a row of six, on a phone two rows of three. */
export function Tiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tiles}>{children}</ul>
    </nav>
  );
}

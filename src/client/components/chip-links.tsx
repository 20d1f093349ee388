import { Link } from 'react-router-dom';
import styles from './chip-links.module.css';

interface Props {
  label: string;
  chips: readonly { to: string; text: string; current: boolean }[];
}

/** A filter as links: each choice has an address, so that it can be shared and reloaded. */
export function ChipLinks({ label, chips }: Props) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {chips.map(({ to, text, current }) => (
        <Link key={to} to={to} className={styles.chip} aria-current={current ? 'true' : undefined} replace>
          {text}
        </Link>
      ))}
    </nav>
  );
}

import { IconCheck } from '@tabler/icons-react';
import styles from './tick-list.module.css';

interface Props {
  items: readonly string[];
  /** A name for the list, for screen readers. */
  label?: string;
  /** Two columns where there is room. */
  wide?: boolean;
}

/** A list of what is included. */
export function TickList({ items, label, wide = false }: Props) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} data-wide={wide} aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <IconCheck size={20} aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  );
}

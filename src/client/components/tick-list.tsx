import { IconCheck } from '@tabler/icons-react';
import styles from './tick-list.module.css';

interface Props {
  items: readonly string[];
  /** What the points are, for those who cannot see where they stand. */
  label?: string;
  /** Beside each other where there is room. */
  wide?: boolean;
}

/** What is included, point by point. */
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

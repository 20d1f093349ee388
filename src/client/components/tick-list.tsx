import { type Icon, IconCheck } from '@tabler/icons-react';
import styles from './tick-list.module.css';

interface Props {
  items: readonly string[];
  /** A name for the list, for screen readers. */
  label?: string;
  /** Two columns where there is room. */
  wide?: boolean;
  /** Before each item: a tick says that it is included. */
  icon?: Icon;
}

/** A list of what is included, or what another icon says of each item. */
export function TickList({ items, label, wide = false, icon: ItemIcon = IconCheck }: Props) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} data-wide={wide} data-included={ItemIcon === IconCheck} aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <ItemIcon size={20} aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  );
}

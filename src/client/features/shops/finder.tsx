import { IconMap } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/text.ts';
import styles from './finder.module.css';

interface Props {
  search: ReactNode;
  map: ReactNode;
  children: ReactNode;
}

/** Search and list with the map beside them; on a phone the map unfolds between the two. */
export function Finder({ search, map, children }: Props) {
  const text = useText();
  return (
    <div className={styles.finder}>
      <div className={styles.search}>{search}</div>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <IconMap size={22} aria-hidden="true" />
          {text('shops.page.map.show')}
        </summary>
        <div className={styles.map}>{map}</div>
      </details>
      <div className={styles.list}>{children}</div>
    </div>
  );
}

import { IconMap } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BandPage } from '../../components/band-page.tsx';
import { useText } from '../../lib/text.ts';
import styles from './finder.module.css';

interface Props {
  title: string;
  lead: string;
  search: ReactNode;
  map: ReactNode;
  children: ReactNode;
}

/** The search on the band, then the list with the map beside it; on a phone the map unfolds between the two. */
export function Finder({ title, lead, search, map, children }: Props) {
  const text = useText();
  return (
    <BandPage title={title} lead={lead} band={<div className={styles.search}>{search}</div>}>
      <div className={styles.finder}>
        <details className={styles.fold}>
          <summary className={styles.summary}>
            <IconMap size={22} aria-hidden="true" />
            {text('shops.page.map.show')}
          </summary>
          <div className={styles.map}>{map}</div>
        </details>
        <div className={styles.list}>{children}</div>
      </div>
    </BandPage>
  );
}

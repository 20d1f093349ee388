import type { ReactNode } from 'react';
import type { ShopList } from '../../../shared/api/shops.ts';
import { useText } from '../../lib/text.ts';
import { ShopListing } from './shop-list.tsx';
import styles from './shop-results.module.css';

interface Props {
  list: ShopList;
  /** The number of the first shop; 1 on the first page. */
  first?: number;
  onMark: (id: string | undefined) => void;
  /** How many there are; by default all that the place sorts. */
  count?: string;
  /** Before the list: a filter. */
  filter?: ReactNode;
  /** After the list: the way to more shops. */
  children?: ReactNode;
}

/** The shops near a place under their heading, which is read out when it changes. */
export function ShopResults({ list, first = 1, onMark, count, filter, children }: Props) {
  const text = useText();
  const { shops, place, total } = list;
  const name = place?.name ?? '';
  const title = text(name ? 'shops.page.results.title' : 'shops.page.results.titleHere', { name });
  return (
    <>
      <div className={styles.head} role="status">
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.count}>{count ?? text('shops.page.results.count', { count: total })}</p>
      </div>
      {filter}
      <ShopListing label={title} shops={shops} first={first} onMark={onMark} />
      {children}
    </>
  );
}

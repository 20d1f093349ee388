import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ShopList } from '../../../shared/api/shops.ts';
import { NEAR_KM } from '../../../shared/geo.ts';
import { openingState } from '../../../shared/opening-hours.ts';
import { useText } from '../../lib/text.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { ShopListing } from './shop-list.tsx';
import styles from './shop-results.module.css';

interface Props {
  list: ShopList;
  /** The number of the first shop; 1 on the first page. */
  first?: number;
  onMark: (id: string | undefined) => void;
  /** How many there are; by default those that are near. */
  count?: string;
  /** The page's own heading names the place. */
  hasPageTitle?: boolean;
  /** Before the list: a filter. */
  filter?: ReactNode;
  /** After the list: the way to more shops. */
  children?: ReactNode;
}

/** The shops near a place under their heading, which is read out when it changes. */
export function ShopResults({
  list,
  first = 1,
  onMark,
  count,
  hasPageTitle = false,
  filter,
  children,
}: Props) {
  const text = useText();
  const now = useMinute();
  const { shops, place, near } = list;
  const name = place?.name ?? '';
  const title = text(name ? 'shops.page.results.title' : 'shops.page.results.titleHere', { name });
  // Said once: where it holds for all, it is no warning in each row.
  const areClosed = shops.length > 1 && shops.every(({ hours }) => !openingState(hours, now).open);
  return (
    <>
      <div className={styles.head} role="status">
        <h2 className={hasPageTitle ? 'visually-hidden' : styles.title}>{title}</h2>
        <p className={styles.count}>
          {count ?? text('shops.page.results.count', { count: near, km: NEAR_KM })}
        </p>
      </div>
      {filter}
      {areClosed ? (
        <p className={styles.closed}>
          <IconClock size={22} aria-hidden="true" />
          {text('shops.page.results.closed')}
        </p>
      ) : null}
      <ShopListing label={title} shops={shops} first={first} areClosed={areClosed} onMark={onMark} />
      {children}
    </>
  );
}

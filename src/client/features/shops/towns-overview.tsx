import type { ShopTown } from '../../../shared/api/shops.ts';
import { useText } from '../../lib/text.ts';
import styles from './shop-results.module.css';
import { TownList } from './town-list.tsx';

/** All towns with shops, as links. */
export function TownsOverview({ towns }: { towns: readonly ShopTown[] }) {
  const text = useText();
  const count = towns.reduce((sum, { shops }) => sum + shops, 0);
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('shops.page.towns.title')}</h2>
        <p className={styles.count}>{text('shops.page.towns.count', { count, towns: towns.length })}</p>
      </div>
      <TownList towns={towns} />
    </>
  );
}

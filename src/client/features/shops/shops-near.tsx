import { IconMapPinOff } from '@tabler/icons-react';
import type { ShopList } from '../../../shared/api/shops.ts';
import { Button } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { Spelled } from '../../components/spelled.tsx';
import { useText } from '../../lib/text.ts';
import { OpenNowFilter } from './open-now-filter.tsx';
import { ShopResults } from './shop-results.tsx';
import styles from './shops-near.module.css';
import type { Wish } from './use-shops.ts';

interface Props {
  wish: Wish;
  list: ShopList;
  first: number;
  onMark: (id: string | undefined) => void;
  onPage: (page: number) => void;
}

/** What was found for a place, or why nothing was. */
export function ShopsNear({ wish, list, first, onMark, onPage }: Props) {
  const text = useText();
  const { page, pages } = list;
  const { near = '' } = wish;
  if (!list.place)
    return (
      <Empty
        title={<Spelled term={near}>{text('shops.page.unknown.title', { name: near })}</Spelled>}
        text={text('shops.page.unknown.text')}
        illustration={<IconMapPinOff size={56} stroke={1.25} aria-hidden="true" />}
      />
    );
  const filter = <OpenNowFilter wish={wish} />;
  if (list.total === 0)
    return (
      <>
        {filter}
        <Empty title={text('shops.page.noneOpen.title')} text={text('shops.page.noneOpen.text')} />
      </>
    );
  return (
    <ShopResults list={list} first={first} filter={filter} onMark={onMark}>
      <div className={styles.pages}>
        {page > 1 ? (
          <Button look="secondary" onClick={() => onPage(page - 1)}>
            {text('shops.page.pages.nearer')}
          </Button>
        ) : null}
        {page < pages ? (
          <Button look="secondary" onClick={() => onPage(page + 1)}>
            {text('shops.page.pages.further')}
          </Button>
        ) : null}
      </div>
    </ShopResults>
  );
}

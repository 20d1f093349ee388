import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Position } from '../../../shared/geo.ts';
import { Empty } from '../../components/empty.tsx';
import { ErrorState } from '../../components/failure.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import { Finder } from './finder.tsx';
import { FinderMap } from './finder-map.tsx';
import { PositionButton } from './position-button.tsx';
import { ShopSearch } from './shop-search.tsx';
import { ShopsNear } from './shops-near.tsx';
import { TownsOverview } from './towns-overview.tsx';
import { usePage, useShopsNear, useShopTowns, useWish } from './use-shops.ts';

const PAGE_SIZE = 12;

/** The search with its list and map; before a place is named, the towns with shops. */
export function ShopFinder() {
  const text = useText();
  const navigate = useNavigate();
  const { wish, isUnknown, setPosition } = useWish();
  const { page, setPage } = usePage(wish);
  const [marked, mark] = useState<string>();
  const towns = useShopTowns();
  const near = useShopsNear(wish, page);
  const known = towns.data?.towns ?? [];
  const search = (position: Position) => {
    setPosition(position);
    // A place in the address comes before a position.
    if (wish.near) void navigate('/shops');
  };
  const hasPlace = wish.near !== undefined || wish.position !== undefined;
  const { data, error, retry } = hasPlace ? near : { ...towns, data: undefined };
  const first = (page - 1) * PAGE_SIZE + 1;
  const isWaiting = !error && !(hasPlace ? data : towns.data);
  return (
    <Finder
      title={text('shops.page.title')}
      lead={text('shops.page.lead')}
      search={
        <>
          <ShopSearch near={wish.near} towns={known} />
          <PositionButton isQuiet={hasPlace} onFound={search} />
        </>
      }
      map={<FinderMap towns={known} list={data} first={first} marked={marked} />}
    >
      {isUnknown ? (
        <Empty title={text('shops.page.unknown.any')} text={text('shops.page.unknown.text')} />
      ) : null}
      {error && !data ? <ErrorState error={error} onRetry={retry} /> : null}
      {isWaiting ? <Skeleton height={640} /> : null}
      {data ? <ShopsNear wish={wish} list={data} first={first} onMark={mark} onPage={setPage} /> : null}
      {hasPlace || !towns.data ? null : <TownsOverview towns={known} />}
    </Finder>
  );
}

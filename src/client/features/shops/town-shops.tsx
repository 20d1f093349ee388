import { useState } from 'react';
import type { ShopList, ShopTown } from '../../../shared/api/shops.ts';
import { useText } from '../../lib/text.ts';
import { Finder } from './finder.tsx';
import { FinderMap } from './finder-map.tsx';
import { OpenNowFilter } from './open-now-filter.tsx';
import { ShopResults } from './shop-results.tsx';
import { ShopSearch } from './shop-search.tsx';
import { useShopTowns } from './use-shops.ts';

/** The shops of a town and around it; they need no script. */
export function TownShops({ town, list }: { town: ShopTown; list: ShopList }) {
  const text = useText();
  const [marked, mark] = useState<string>();
  const towns = useShopTowns().data?.towns ?? [];
  return (
    <Finder
      title={text('shops.page.town.title', { name: town.name })}
      lead={text('shops.page.town.lead')}
      search={<ShopSearch near={town.name} towns={towns} />}
      map={<FinderMap towns={towns} list={list} marked={marked} />}
    >
      <ShopResults
        list={list}
        filter={<OpenNowFilter wish={{ near: town.name, isOpenNow: false, position: undefined }} />}
        onMark={mark}
        hasPageTitle
        count={text('shops.page.town.count', { count: town.shops })}
      />
    </Finder>
  );
}

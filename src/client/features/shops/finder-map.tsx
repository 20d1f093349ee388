import type { ShopList, ShopTown } from '../../../shared/api/shops.ts';
import { useText } from '../../lib/text.ts';
import { ShopMap } from './shop-map.tsx';

interface Props {
  towns: readonly ShopTown[];
  /** The shops near a place; without one the map shows all towns. */
  list: ShopList | undefined;
  /** The number of the first shop in the list. */
  first?: number;
  marked: string | undefined;
}

/** The map beside the list: it shows what the list shows. */
export function FinderMap({ towns, list, first = 1, marked }: Props) {
  const text = useText();
  if (!list?.place) {
    const count = towns.reduce((sum, { shops }) => sum + shops, 0);
    return <ShopMap label={text('shops.page.map.all', { count, towns: towns.length })} towns={towns} />;
  }
  const pins = list.shops.map(({ id, lat, lng }, at) => ({ id, lat, lng, label: String(first + at) }));
  const name = list.place.name ?? text('shops.page.map.you');
  return (
    <ShopMap
      label={text('shops.page.map.near', { count: pins.length, name })}
      towns={towns}
      pins={pins}
      centre={list.place}
      marked={marked}
    />
  );
}

import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Position, roundedPosition } from '../../../shared/geo.ts';
import { useCall } from '../../lib/use-call.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** What the reader looks for: a place in words, which stands in the address, or a position, which stands nowhere. */
export interface Wish {
  near: string | undefined;
  isOpenNow: boolean;
  /** Known only while the page is open. */
  position: Position | undefined;
}

/** The wish of the address, and the position that the browser has told. */
export function useWish() {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const [position, setPosition] = useState<Position>();
  // The server draws the page without a place: any number of places would be any number of drawings.
  const asked = isHydrated ? search : new URLSearchParams();
  const near = asked.get('near')?.trim().slice(0, 60) || undefined;
  const wish: Wish = { near, isOpenNow: asked.get('open') === 'now', position: near ? undefined : position };
  // Said by the server where the plain form found no such place.
  return { wish, isUnknown: search.get('found') === 'none', setPosition };
}

/** The page of a wish; another wish begins with its first one. */
export function usePage(wish: Wish) {
  const key = JSON.stringify(wish);
  const [chosen, choose] = useState({ key, page: 1 });
  return { page: chosen.key === key ? chosen.page : 1, setPage: (page: number) => choose({ key, page }) };
}

/** Nothing is asked for without a place. */
export function useShopsNear({ near, isOpenNow, position }: Wish, page: number) {
  const place = near ?? (position && roundedPosition(position));
  const query = place === undefined ? undefined : { near: place, page: String(page), ...filterOf(isOpenNow) };
  return useCall('GET /api/distributors', query ? { query } : null);
}

function filterOf(isOpenNow: boolean): { openNow?: 'true' } {
  return isOpenNow ? { openNow: 'true' } : {};
}

export function useShopTowns() {
  return useCall('GET /api/distributors/towns', {});
}

export function useTown(slug: string) {
  return useCall('GET /api/distributors/towns/:town', { params: { town: slug } });
}

export function useShop(slug: string) {
  return useCall('GET /api/distributors/:id', { params: { id: slug } });
}

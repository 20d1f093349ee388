import { ShopFinder } from '../features/shops/shop-finder.tsx';

/** The shops near a place. */
export function ShopsPage() {
  return <ShopFinder />;
}

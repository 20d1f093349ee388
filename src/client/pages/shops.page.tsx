import { Page } from '../components/page.tsx';
import { ShopFinder } from '../features/shops/shop-finder.tsx';
import { useText } from '../lib/text.ts';

/** The shops near a place. */
export function ShopsPage() {
  const text = useText();
  return (
    <Page title={text('shops.page.title')} lead={text('shops.page.lead')}>
      <ShopFinder />
    </Page>
  );
}

import { ChipLinks } from '../../components/chips.tsx';
import { useText } from '../../lib/text.ts';
import type { Wish } from './use-shops.ts';

/** All shops, or those that are open now; the address contains the choice. */
export function OpenNowFilter({ wish: { near, isOpenNow } }: { wish: Wish }) {
  const text = useText();
  const to = (open: boolean) => {
    const query = new URLSearchParams({ ...(near ? { near } : {}), ...(open ? { open: 'now' } : {}) });
    return query.size > 0 ? `/shops?${query}` : '/shops';
  };
  return (
    <ChipLinks
      label={text('shops.page.filter')}
      chips={[
        { to: to(false), text: text('shops.page.filter.all'), current: !isOpenNow },
        { to: to(true), text: text('shops.page.filter.open'), current: isOpenNow },
      ]}
    />
  );
}

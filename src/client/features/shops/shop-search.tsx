import { useNavigate } from 'react-router-dom';
import type { ShopTown } from '../../../shared/api/shops.ts';
import { PlaceSearch } from '../../components/place-search.tsx';
import { useText } from '../../lib/text.ts';

interface Props {
  near: string | undefined;
  /** Their names are suggested. */
  towns: readonly ShopTown[];
}

/** Without scripts the form leads to the nearest town with shops. */
export function ShopSearch({ near, towns }: Props) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <PlaceSearch
      near={near}
      action="/shops/find"
      words={{
        label: text('shops.page.search.label'),
        example: text('shops.page.search.example'),
        submit: text('shops.page.search.submit'),
      }}
      onSearch={(place) => {
        if (place) void navigate(`/shops?${new URLSearchParams({ near: place })}`);
      }}
    >
      {towns.map(({ slug, name }) => (
        <option key={slug} value={name} />
      ))}
    </PlaceSearch>
  );
}

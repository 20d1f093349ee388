import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../../shared/match-page.ts';
import { PlaceSearch } from '../../components/place-search.tsx';
import { useText } from '../../lib/text.ts';

/** Without scripts the form sends the place to the page, which the server draws with its answer. */
export function NetworkSearch({ near }: { near: string }) {
  const text = useText();
  const navigate = useNavigate();
  const page = pathOf('network');
  return (
    <PlaceSearch
      near={near}
      action={page}
      words={{
        label: text('network.page.search.label'),
        example: text('network.page.search.example'),
        submit: text('network.page.search.submit'),
      }}
      onSearch={(place) => void navigate(place ? `${page}?${new URLSearchParams({ near: place })}` : page)}
    />
  );
}

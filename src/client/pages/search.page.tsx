import { useNavigate, useSearchParams } from 'react-router-dom';
import { typedText } from '../../shared/search.ts';
import { BandPage } from '../components/band-page.tsx';
import { OftenSearched } from '../features/search/often-searched.tsx';
import { SearchBox, searchPath } from '../features/search/search-box.tsx';
import { SearchResults } from '../features/search/search-results.tsx';
import { useText } from '../lib/text.ts';

/** `/suche?q=…`: tariffs, answers, pages, offers, news and shops. */
export function SearchPage() {
  const text = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const words = typedText(search.get('q'));
  return (
    <BandPage
      title={text('search.page.title')}
      lead={text('search.page.lead')}
      band={
        <SearchBox
          asked={words}
          words={{
            label: text('search.page.label'),
            example: text('search.page.example'),
            submit: text('search.page.submit'),
          }}
          onSearch={(typed) => void navigate(searchPath(typed))}
        />
      }
    >
      {words ? <SearchResults words={words} /> : <OftenSearched />}
    </BandPage>
  );
}

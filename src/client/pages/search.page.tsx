import { useSearchParams } from 'react-router-dom';
import { typedText } from '../../shared/search.ts';
import { Page } from '../components/page.tsx';
import { OftenSearched } from '../features/search/often-searched.tsx';
import { SearchBox } from '../features/search/search-box.tsx';
import { SearchResults } from '../features/search/search-results.tsx';
import { useText } from '../lib/text.ts';

/** `/suche?q=…`: tariffs, answers, pages, offers, news and shops. */
export function SearchPage() {
  const text = useText();
  const [search] = useSearchParams();
  const words = typedText(search.get('q'));
  return (
    <Page title={text('search.page.title')} lead={text('search.page.lead')}>
      <SearchBox words={words} />
      {words ? <SearchResults words={words} /> : <OftenSearched />}
    </Page>
  );
}

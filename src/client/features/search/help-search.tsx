import { useNavigate, useSearchParams } from 'react-router-dom';
import { typedText } from '../../../shared/search.ts';
import { ErrorState } from '../../components/failure.tsx';
import { Link } from '../../components/link.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './help-search.module.css';
import { HitList } from './hit-list.tsx';
import { SearchBox, searchPath } from './search-box.tsx';

/**
 * The search of the site, for answers and pages alone, on a page of help. The question is in the page's address, so that
 * the way back from an answer leads to it; the page itself is drawn alike for all questions.
 */
export function HelpSearch() {
  const text = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const asked = isHydrated ? typedText(search.get('q')) : '';
  return (
    <div className={styles.help}>
      <SearchBox
        asked={asked}
        words={{
          label: text('support.page.search.label'),
          example: text('support.page.search.example'),
          submit: text('support.page.search.submit'),
        }}
        onSearch={(words) => void navigate({ search: words ? `?${new URLSearchParams({ q: words })}` : '' })}
      />
      {asked ? <Answers asked={asked} /> : null}
    </div>
  );
}

function Answers({ asked }: { asked: string }) {
  const text = useText();
  const { data, error, retry } = useCall('GET /api/search', { query: { q: asked } });
  if (!data) return error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton height={320} />;
  const ofKind = (kind: string) => data.groups.find((group) => group.kind === kind)?.hits ?? [];
  const hits = [...ofKind('help'), ...ofKind('pages').slice(0, 3)];
  return (
    <div className={styles.answers}>
      <p role="status">{text('support.page.search.found', { count: hits.length, words: asked })}</p>
      {hits.length > 0 ? <HitList hits={hits} label={text('support.page.search.answers')} /> : null}
      <Link className={styles.all} to={searchPath(asked)}>
        {text('support.page.search.all')}
      </Link>
    </div>
  );
}

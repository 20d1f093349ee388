import { ErrorState } from '../../components/failure.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { NothingFound } from './nothing-found.tsx';
import { ResultGroup } from './result-group.tsx';
import styles from './search-results.module.css';

/** What was found, by kind; the number is read out when it changes. */
export function SearchResults({ words }: { words: string }) {
  const text = useText();
  const { data, error, retry } = useCall('GET /api/search', { query: { q: words } });
  if (!data) return error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton height={640} />;
  const { total, groups } = data;
  if (total === 0) return <NothingFound words={words} />;
  return (
    <div className={styles.results}>
      <p className={styles.count} role="status">
        {text('search.page.count', { count: total, words })}
      </p>
      {groups.map((group) => (
        <ResultGroup key={group.kind} group={group} />
      ))}
    </div>
  );
}

import { ErrorState } from '../components/failure.tsx';
import { Page } from '../components/page.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { BadgePoster } from '../features/badges/badge-poster.tsx';
import { BadgeWall } from '../features/badges/badge-wall.tsx';
import { useBadges } from '../features/badges/use-badges.ts';
import { useText } from '../lib/text.ts';

/** A customer's badges: what has been earned, and how the others are. */
export function BadgesPage() {
  const text = useText();
  const { data, error, retry } = useBadges();
  return (
    <Page title={text('badges.page.title')} lead={text('badges.page.lead')}>
      {error && !data ? <ErrorState error={error} onRetry={retry} /> : null}
      {error || data ? null : (
        <>
          <Skeleton height={320} />
          <Skeleton height={640} />
        </>
      )}
      {data ? (
        <>
          <BadgePoster badges={data.badges} />
          <BadgeWall badges={data.badges} />
        </>
      ) : null}
    </Page>
  );
}

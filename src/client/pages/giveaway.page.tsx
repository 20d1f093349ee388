import { lazy, Suspense } from 'react';
import type { BadgeId } from '../../shared/badges.ts';
import { ButtonLink } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import { ErrorState } from '../components/failure.tsx';
import { KickOffIllustration } from '../components/illustrations/kick-off.tsx';
import { Page } from '../components/page.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { OpenRound } from '../features/giveaway/open-round.tsx';
import { useGiveaways } from '../features/giveaway/use-giveaways.ts';
import { useText } from '../lib/text.ts';

const entryBadges: readonly BadgeId[] = ['giveaway-entry'];

const NewBadges = lazy(async () => ({
  default: (await import('../features/badges/new-badges.tsx')).NewBadges,
}));

/** The open round, if there is one. */
export function GiveawayPage() {
  const text = useText();
  const { data, error, retry } = useGiveaways();
  return (
    <Page narrow title={text('giveaway.page.title')}>
      {error && !data ? <ErrorState error={error} onRetry={retry} /> : null}
      {error || data ? null : <Skeleton height={320} />}
      {data?.open ? (
        <OpenRound
          round={data.open}
          afterwards={
            <Suspense>
              <NewBadges only={entryBadges} />
            </Suspense>
          }
        />
      ) : null}
      {data?.open === null ? (
        <Empty
          title={text('giveaway.page.none')}
          text={text('giveaway.page.noneText')}
          illustration={<KickOffIllustration />}
        />
      ) : null}
      <p>
        <ButtonLink to="/giveaway-result" look="quiet">
          {text('giveaway.page.toResults')}
        </ButtonLink>
      </p>
    </Page>
  );
}

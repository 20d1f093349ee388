import { Suspense } from 'react';
import type { BadgeId } from '../../shared/badges.ts';
import { BandPage } from '../components/band-page.tsx';
import { ButtonLink } from '../components/button.tsx';
import { ErrorState } from '../components/failure.tsx';
import { Page } from '../components/page.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { OpenRound } from '../features/giveaway/open-round.tsx';
import { TimeLeft } from '../features/giveaway/time-left.tsx';
import { useGiveaways } from '../features/giveaway/use-giveaways.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { useText } from '../lib/text.ts';

const entryBadges: readonly BadgeId[] = ['giveaway-entry'];

const NewBadges = lazyPart(async () => (await import('../features/badges/new-badges.tsx')).NewBadges);

const NoRound = lazyPart(async () => (await import('../features/giveaway/no-round.tsx')).NoRound);

/** The open round, if there is one. */
export function GiveawayPage() {
  const text = useText();
  const { data, error, retry } = useGiveaways();
  if (!data?.open)
    return (
      <Page narrow title={text('giveaway.page.title')}>
        {error && !data ? <ErrorState error={error} onRetry={retry} /> : null}
        {error || data ? null : <Skeleton height={320} />}
        <Suspense>{data ? <NoRound /> : null}</Suspense>
        <ToResults />
      </Page>
    );
  const { open } = data;
  return (
    <BandPage
      kicker={text('giveaway.page.kicker')}
      title={open.title}
      lead={open.text}
      picture={<TimeLeft until={open.closesAt} />}
    >
      <OpenRound
        round={open}
        afterwards={
          <Suspense>
            <NewBadges only={entryBadges} />
          </Suspense>
        }
      />
      <ToResults />
    </BandPage>
  );
}

function ToResults() {
  const text = useText();
  return (
    <p>
      <ButtonLink to="/giveaway-result" look="quiet">
        {text('giveaway.page.toResults')}
      </ButtonLink>
    </p>
  );
}

import { ButtonLink } from '../components/button.tsx';
import { ErrorState } from '../components/failure.tsx';
import { Page } from '../components/page.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { ClosedRound } from '../features/giveaway/closed-round.tsx';
import { useGiveaways } from '../features/giveaway/use-giveaways.ts';
import { useText } from '../lib/text.ts';

/** The winners of all finished rounds. */
export function GiveawayResultPage() {
  const text = useText();
  const { data, error, retry } = useGiveaways();
  const isAnnounced = data?.closed.some(({ announcedOn }) => announcedOn !== null);
  return (
    <Page
      narrow
      title={text('giveaway.page.resultTitle')}
      {...(isAnnounced ? { lead: text('giveaway.page.resultLead') } : {})}
    >
      {error && !data ? <ErrorState error={error} onRetry={retry} /> : null}
      {error || data ? null : <Skeleton height={320} />}
      {data?.closed.map((round) => (
        <ClosedRound key={round.slug} round={round} />
      ))}
      {isAnnounced ? <p>{text('giveaway.page.resultNames')}</p> : null}
      {data ? (
        <ButtonLink to={data.open ? '/giveaway' : '/campaigns'} wide>
          {text(data.open ? 'giveaway.page.toOpen' : 'giveaway.page.toOffers')}
        </ButtonLink>
      ) : null}
    </Page>
  );
}

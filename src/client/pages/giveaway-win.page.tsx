import { useSearchParams } from 'react-router-dom';
import { BandPage } from '../components/band-page.tsx';
import { ButtonLink } from '../components/button.tsx';
import { Failure } from '../components/failure.tsx';
import { Page } from '../components/page.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { OwnWin, WonPrize } from '../features/giveaway/own-win.tsx';
import { useOwnWin } from '../features/giveaway/use-own-win.ts';
import { useText } from '../lib/text.ts';

/** A winner accepts the prize; the link of the mail leads here. */
export function GiveawayWinPage() {
  const text = useText();
  const [search] = useSearchParams();
  const { win, error, busy, answer } = useOwnWin(search.get('token') ?? '');
  const toResults = (
    <p>
      <ButtonLink to="/giveaway-result" look="quiet">
        {text('giveaway.page.toResults')}
      </ButtonLink>
    </p>
  );
  if (win)
    return (
      <BandPage
        title={text('giveaway.page.win.title')}
        lead={text('giveaway.page.win.prize', { title: win.title })}
        picture={<WonPrize win={win} />}
      >
        <OwnWin win={win} busy={busy} answer={answer} />
        {error ? <Failure error={error} /> : null}
        {toResults}
      </BandPage>
    );
  return (
    <Page narrow title={text('giveaway.page.head.giveawayWin.title')}>
      {error ? <Failure error={error} /> : <Skeleton height={320} />}
      {toResults}
    </Page>
  );
}

import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../components/button.tsx';
import { Failure } from '../components/failure.tsx';
import { Page } from '../components/page.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { OwnWin } from '../features/giveaway/own-win.tsx';
import { useOwnWin } from '../features/giveaway/use-own-win.ts';
import { useText } from '../lib/text.ts';

/** A winner accepts the prize; the link of the mail leads here. */
export function GiveawayWinPage() {
  const text = useText();
  const [search] = useSearchParams();
  const { win, error, busy, answer } = useOwnWin(search.get('token') ?? '');
  return (
    <Page narrow title={text(win ? 'giveaway.page.win.title' : 'giveaway.page.head.giveawayWin.title')}>
      {win ? <OwnWin win={win} busy={busy} answer={answer} /> : null}
      {win || error ? null : <Skeleton height={320} />}
      {error ? <Failure error={error} /> : null}
      <p>
        <ButtonLink to="/giveaway-result" look="quiet">
          {text('giveaway.page.toResults')}
        </ButtonLink>
      </p>
    </Page>
  );
}

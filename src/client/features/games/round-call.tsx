import type { GameRound } from '../../../shared/api/games.ts';
import { ActionBar } from '../../components/action-bar.tsx';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import styles from './games.module.css';
import { usePrize } from './reward-face.tsx';
import type { OwnPlays } from './use-play.ts';

interface Props {
  round: GameRound;
  plays: OwnPlays;
}

/**
 * On a phone, in reach of the thumb while practice fills the window: there is a round, and the reader can still play it. It
 * leads to the round's terms and its button, and begins nothing itself: so it is outlined, and the button there is the
 * page's strong one. On a desktop the round stands beside the stage.
 */
export function RoundCall({ round, plays }: Props) {
  const text = useText();
  const own = plays.results?.find(({ roundId }) => roundId === round.id);
  const isOpen = own ? own.state === 'playing' : round.hasRewards;
  if (!isOpen) return null;
  return (
    <div className={styles.call}>
      <ActionBar price={<Prizes round={round} />}>
        <Button look="secondary" onClick={showRound} data-scripted>
          {text('games.page.round.call')}
        </Button>
      </ActionBar>
    </div>
  );
}

/** What can be won, and in which round. */
function Prizes({ round }: { round: GameRound }) {
  const prize = usePrize()(round.rewards);
  return (
    <span className={styles.callTitle}>
      {prize ? <span className={styles.callPrize}>{prize}</span> : null}
      {round.title}
    </span>
  );
}

function showRound(): void {
  const heading = document.getElementById('game-round');
  heading?.scrollIntoView?.({ block: 'center' });
  heading?.focus({ preventScroll: true });
}

import type { GameResult } from '../../../shared/api/games.ts';
import type { Challenge } from '../../../shared/games/challenge.ts';
import { goalsOf } from '../../../shared/games/penalty-play.ts';
import { Card } from '../../components/card.tsx';
import { useText } from '../../lib/text.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './challenge-banner.module.css';
import type { OwnPlays } from './use-play.ts';

interface Props {
  challenge: Challenge;
  /** The slug of the round that takes plays now. */
  openRound: string | undefined;
  plays: OwnPlays;
}

/** A friend’s score to beat, and what the reader can do about it. */
export function ChallengeBanner({ challenge: { goals, round }, openRound, plays }: Props) {
  const text = useText();
  // The server draws without the round: it knows only how many goals are to be beaten.
  const isKnown = useHydrated();
  const own = plays.results?.find(({ slug, state }) => slug === round && state !== 'playing');
  const isOver = isKnown && round !== openRound;
  const state = own ? comparedTo(goals, own) : isOver ? 'over' : plays.isCustomer ? 'open' : 'guest';
  return (
    <Card as="section" tone="brand" pattern labelledBy="game-challenge">
      <div className={styles.challenge}>
        <div className={styles.goals} aria-hidden="true">
          {own ? `${goalsOf(own.kicks)}:${goals}` : goals}
        </div>
        <div className={styles.words}>
          <h2 id="game-challenge" className={styles.title}>
            {text('games.page.challenge.title', { goals })}
          </h2>
          <p>{text(`games.page.challenge.${state}`, { own: own ? goalsOf(own.kicks) : 0, goals })}</p>
        </div>
      </div>
    </Card>
  );
}

function comparedTo(goals: number, { kicks }: GameResult): 'beaten' | 'equal' | 'short' {
  const own = goalsOf(kicks);
  if (own === goals) return 'equal';
  return own > goals ? 'beaten' : 'short';
}

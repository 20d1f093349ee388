import type { GameResult } from '../../../shared/api/games.ts';
import { goalsOf, penaltyPlay } from '../../../shared/games/penalty-play.ts';
import { useText } from '../../lib/text.ts';
import games from './games.module.css';
import { OwnResult } from './own-result.tsx';
import styles from './past-plays.module.css';
import type { OwnPlays } from './use-play.ts';

interface Props {
  plays: OwnPlays;
  /** Its play stands above. */
  currentRoundId: string | undefined;
}

/** The plays of the rounds before; a reward that was not chosen can still be chosen. */
export function PastPlays({ plays, currentRoundId }: Props) {
  const text = useText();
  const past = (plays.results ?? []).filter(
    ({ roundId, state }) => roundId !== currentRoundId && state !== 'playing',
  );
  if (past.length === 0) return null;
  return (
    <section className={games.round} aria-labelledby="game-past">
      <h2 id="game-past" className={games.title}>
        {text('games.page.past.title')}
      </h2>
      <ul className={styles.history}>
        {past.map((result) => (
          <PastPlay key={result.id} result={result} plays={plays} />
        ))}
      </ul>
    </section>
  );
}

function PastPlay({ result, plays }: { result: GameResult; plays: OwnPlays }) {
  const text = useText();
  const score = { goals: goalsOf(result.kicks), kicks: penaltyPlay.kicks };
  return (
    <li>
      <div className={styles.past}>
        <span>{result.title}</span>
        <span className={styles.pastGoals}>{text('games.page.past.score', score)}</span>
      </div>
      <OwnResult result={result} plays={plays} />
    </li>
  );
}

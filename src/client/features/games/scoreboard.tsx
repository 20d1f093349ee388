import type { ReactNode } from 'react';
import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { goalsOf, penaltyPlay } from '../../../shared/games/penalty-play.ts';
import { useText } from '../../lib/text.ts';
import { Leather } from './figures.tsx';
import styles from './scoreboard.module.css';

const signs = { saved: 'M10 10 30 30M30 10 10 30', missed: 'M8 20H32' } as const;

interface Props {
  /** Beside the lamps: what is played, or how much time is left. */
  label?: ReactNode;
  /** A round that counts is not taken for practice. */
  isRound?: boolean;
  kicks: readonly Pick<Kick, 'outcome'>[];
  /** `poster`: large, on the dark ground of a result. Else it hangs in the stadium. */
  look?: 'poster';
}

/** The goals, large, and a lamp for each kick: sign and colour say what became of it. */
export function Scoreboard({ label, isRound = false, kicks, look }: Props) {
  const text = useText();
  const lamps = Array.from({ length: penaltyPlay.kicks }, (_, index) => ({ id: index, kick: kicks[index] }));
  return (
    <div className={styles.board} data-look={look} data-round={isRound}>
      {label === undefined ? null : <div className={styles.label}>{label}</div>}
      <div className={styles.goals}>
        {goalsOf(kicks)}
        {look ? (
          <span className={styles.of} aria-hidden="true">
            /{penaltyPlay.kicks}
          </span>
        ) : null}
        <span className="visually-hidden">{text('games.page.board.of', { count: penaltyPlay.kicks })}</span>
      </div>
      <ol className={styles.lamps} aria-label={text('games.page.board.kicks')}>
        {lamps.map(({ id, kick }) => (
          <li
            key={id}
            className={styles.lamp}
            data-outcome={kick?.outcome}
            data-next={!look && id === kicks.length}
          >
            {kick ? <Sign outcome={kick.outcome} /> : <span aria-hidden="true">{id + 1}</span>}
            <span className="visually-hidden">{text(`games.page.outcome.${kick?.outcome ?? 'open'}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A goal is a ball, here and on the poster. */
function Sign({ outcome }: Pick<Kick, 'outcome'>) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      {outcome === 'goal' ? <Leather /> : <path className={styles.sign} d={signs[outcome]} />}
    </svg>
  );
}

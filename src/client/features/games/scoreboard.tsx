import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { goalsOf, penaltyPlay } from '../../../shared/games/penalty-play.ts';
import { useText } from '../../lib/text.ts';
import { Leather } from './figures.tsx';
import styles from './scoreboard.module.css';

const signs = { goal: '●', saved: '×', missed: '–' } as const;

interface Props {
  label?: string;
  kicks: readonly Pick<Kick, 'outcome'>[];
  /** `poster`: large, on the dark ground of a result. */
  look?: 'poster';
}

/** The goals, large, and a lamp for each kick: sign and colour say what became of it. */
export function Scoreboard({ label, kicks, look }: Props) {
  const text = useText();
  const lamps = Array.from({ length: penaltyPlay.kicks }, (_, index) => ({ id: index, kick: kicks[index] }));
  return (
    <div className={styles.board} data-look={look}>
      {label === undefined ? null : <p className={styles.label}>{label}</p>}
      <p className={styles.goals}>
        {goalsOf(kicks)}
        <span className={styles.of}>{text('games.page.board.of', { count: penaltyPlay.kicks })}</span>
      </p>
      <ol className={styles.lamps} aria-label={text('games.page.board.kicks')}>
        {lamps.map(({ id, kick }) => (
          <li key={id} className={styles.lamp} data-outcome={kick?.outcome}>
            {look === 'poster' && kick?.outcome === 'goal' ? (
              <svg viewBox="0 0 40 40" aria-hidden="true">
                <Leather />
              </svg>
            ) : (
              <span aria-hidden="true">{kick ? signs[kick.outcome] : id + 1}</span>
            )}
            <span className="visually-hidden">{text(`games.page.outcome.${kick?.outcome ?? 'open'}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { goalsOf, penaltyPlay } from '../../../shared/games/penalty-play.ts';
import { serverNow } from '../../lib/server-now.ts';
import { useText } from '../../lib/text.ts';
import { minutesAndSeconds, useCountdown } from '../../lib/use-countdown.ts';
import styles from './round-tension.module.css';

const MINUTE = 60_000;
/** From here on the time is lit, and read out each minute. */
const LATE = 5 * MINUTE;

interface ClockProps {
  /** The play's own end, by the server's clock. */
  endsAt: string;
}

/** How much time the play has left. */
export function PlayClock({ endsAt }: ClockProps) {
  const text = useText();
  const left = useCountdown(Date.parse(endsAt), serverNow);
  if (left === 0) return null;
  return (
    <>
      <span className={styles.time} data-late={left <= LATE} aria-hidden="true">
        {text('games.page.round.time', { time: minutesAndSeconds(left) })}
      </span>
      <span className="visually-hidden" role="timer" aria-live={left <= LATE ? 'polite' : 'off'}>
        {text('components.countdown.left.minutes', { count: Math.floor(left / MINUTE) })}
      </span>
    </>
  );
}

interface Props extends ClockProps {
  kicks: readonly Pick<Kick, 'outcome'>[];
}

/** What is still missing for the prize, or that the time is over. */
export function RoundTension({ kicks, endsAt }: Props) {
  const text = useText();
  const left = useCountdown(Date.parse(endsAt), serverNow);
  const { name, goals } = tensionOf(kicks);
  if (left === 0) {
    return (
      <p className={styles.tension} role="status">
        {text('components.countdown.over')}
      </p>
    );
  }
  return (
    <p className={styles.tension} data-name={name}>
      {text(`games.page.round.${name}`, { goals })}
    </p>
  );
}

/** A play is won or lost with its last kick alone; before it this line says how it stands. */
function tensionOf(kicks: Props['kicks']) {
  const goals = Math.max(0, penaltyPlay.goalsToWin - goalsOf(kicks));
  const left = penaltyPlay.kicks - kicks.length;
  if (goals === 0) return { name: 'enough', goals } as const;
  if (goals > left) return { name: 'short', goals } as const;
  return { name: goals === left ? 'must' : 'missing', goals } as const;
}

import css from './number-reservation.module.css';

const RADIUS = 34;
const LENGTH = 2 * Math.PI * RADIUS;

interface HoldRingProps {
  /** What is left of the time, from 1 to 0. */
  share: number;
  time: string;
  isEnding: boolean;
}

/** The time that is left as a closing ring with the minutes inside. Not announced: the warning is. */
export function HoldRing({ share, time, isEnding }: HoldRingProps) {
  return (
    <div className={css.ring} data-ending={isEnding} role="timer">
      <svg viewBox="0 0 80 80" className={css.ringDrawing} aria-hidden="true">
        <circle className={css.ringTrack} cx="40" cy="40" r={RADIUS} />
        <circle
          className={css.ringHand}
          cx="40"
          cy="40"
          r={RADIUS}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - Math.min(1, share))}
        />
      </svg>
      <span className={css.ringTime}>{time}</span>
    </div>
  );
}

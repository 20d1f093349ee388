import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { landed, wayOf } from './flight.ts';
import styles from './net-dent.module.css';
import { stage, whole } from './stage-place.ts';

/** Half as broad as the ball is in the end. */
const BROAD = 9;

/** The last part of the ball's way, as a streak that becomes broader and ends at the ball. */
export function Trail({ kick }: { kick: Kick }) {
  const end = landed(kick);
  const way = wayOf(kick)
    .filter(({ part }) => part >= 0.4)
    .map(({ x, y, part }) => ({
      x: stage.ball.x + x,
      y: stage.ball.y + y,
      half: (BROAD * (part - 0.4)) / 0.6,
    }));
  const left = way.map(({ x, y, half }) => `${(x - half).toFixed(1)} ${(y + half / 3).toFixed(1)}`);
  const right = way.map(({ x, y, half }) => `${(x + half).toFixed(1)} ${(y - half / 3).toFixed(1)}`);
  const [from] = way;
  return (
    <svg className={styles.dent} {...whole} aria-hidden="true">
      <linearGradient
        id="game-trail"
        gradientUnits="userSpaceOnUse"
        x1={from?.x}
        y1={from?.y}
        x2={end.x}
        y2={end.y}
      >
        <stop offset="0" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#fff" stopOpacity=".8" />
      </linearGradient>
      <path d={`M${[...left, ...right.reverse()].join('L')}Z`} fill="url(#game-trail)" />
    </svg>
  );
}

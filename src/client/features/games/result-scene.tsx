import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { Leather } from './figures.tsx';
import styles from './round-result.module.css';
import { Stadium } from './stadium.tsx';
import { inNet, onStage } from './stage-place.ts';

/** Of a ball, in the stage's units. */
const RADIUS = 9.5;

/** The goal with each ball where it went. */
export function ResultScene({
  kicks,
}: {
  kicks: readonly (Pick<Kick, 'ball' | 'outcome'> & { number: number })[];
}) {
  return (
    <div className={styles.scene} aria-hidden="true">
      <Stadium view="goal" />
      <svg className={styles.balls} viewBox="0 24 360 172" aria-hidden="true">
        <path
          className={styles.paper}
          d="M22 44 28 48M58 30 56 37M92 98 97 93M118 36 125 34M150 104 156 108M204 100 209 95M236 32 242 37M268 110 264 116M304 38 310 34M338 52 333 58M24 112 31 110M330 116 336 121"
        />
        <path
          className={styles.paperToo}
          d="M36 70 31 75M76 46 82 49M132 118 138 114M172 34 169 40M222 112 228 117M252 46 247 50M286 30 291 35M320 84 326 81M44 34 47 40M346 98 341 92M108 112 104 107"
        />
        {kicks.toSorted(goalsLast).map(({ number, ...kick }) => (
          <Landed key={number} {...kick} />
        ))}
      </svg>
    </div>
  );
}

/** A ball in the net lies over one that was held. */
function goalsLast(one: Pick<Kick, 'outcome'>, other: Pick<Kick, 'outcome'>): number {
  return Number(one.outcome === 'goal') - Number(other.outcome === 'goal');
}

function Landed({ ball, outcome }: Pick<Kick, 'ball' | 'outcome'>) {
  const { x, y } = outcome === 'goal' ? inNet(ball) : onStage({ x: ball.x, y: Math.max(ball.y, RADIUS) });
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`scale(${RADIUS / 20}) translate(-20 -20)`}>
        <Leather />
      </g>
      {outcome === 'goal' ? null : <path className={styles.miss} d="M-9-9 9 9M9-9-9 9" />}
    </g>
  );
}

import { goal } from '../../../shared/games/penalty-aim.ts';
import styles from './aim-mark.module.css';
import { aimPlaces, type ChosenAim } from './aim-places.ts';
import { wayTo } from './flight.ts';
import { drawing, onStage, stage, whole } from './stage-place.ts';

const FIELD = { width: (2 * goal.halfWidth) / 3, height: goal.height / 2 };

/** A circle and the four lines of a cross. */
const RING = 'M11 0A11 11 0 1 1-11 0 11 11 0 1 1 11 0M0-16V-7M0 16V7M-16 0H-7M16 0H7';

/** The way is drawn so far from ball and ring, as parts of it. */
const [WAY_BEGINS, WAY_ENDS] = [0.2, 0.9];

/**
 * The goal's six fields and the chosen one, with a ring where the ball shall go and the way there: bent as the curve,
 * its points as large as the strength. It is decoration: the choice is told.
 */
export function AimMark({ aim: { place, power, curve } }: { aim: ChosenAim }) {
  const { x, y } = aimPlaces[place];
  const ring = onStage({ x, y: Math.max(y, 17) });
  const way = `M${wayTo(ring, curve)
    .filter(({ part }) => part >= WAY_BEGINS && part <= WAY_ENDS)
    .map((at) => `${(stage.ball.x + at.x).toFixed(1)} ${(stage.ball.y + at.y).toFixed(1)}`)
    .join('L')}`;
  const left = drawing.middle + (Math.sign(x) - 0.5) * FIELD.width;
  const top = drawing.goalLine - (y > FIELD.height ? 2 : 1) * FIELD.height;
  return (
    <svg className={styles.mark} {...whole} aria-hidden="true">
      <path className={styles.fields} d="M140 92V166M220 92V166M63 128H297" />
      <rect className={styles.field} x={left} y={top} {...FIELD} />
      <path className={styles.wayUnder} d={way} strokeWidth={power + 6} />
      <path className={styles.way} d={way} strokeWidth={power + 3} />
      <g transform={`translate(${ring.x} ${ring.y})`}>
        <path className={styles.under} d={RING} />
        <path className={styles.ring} d={RING} />
        <circle className={styles.point} r="2.4" />
      </g>
    </svg>
  );
}

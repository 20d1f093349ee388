import { goal } from '../../../shared/games/penalty-aim.ts';
import styles from './aim-mark.module.css';
import { type AimPlace, aimPlaceIds, aimPlaces, type ChosenAim } from './aim-places.ts';
import { wayTo } from './flight.ts';
import { drawing, onStage, stage, whole } from './stage-place.ts';

const FIELD = { width: (2 * goal.halfWidth) / 3, height: goal.height / 2 };

/** Where a ball goes that is sent to each of the six fields. */
const SPOTS = aimPlaceIds
  .map((id) => pointOf(id))
  .map(({ x, y }) => `M${x} ${y}h.1`)
  .join('');

/** A circle and the four lines of a cross. */
const RING = 'M11 0A11 11 0 1 1-11 0 11 11 0 1 1 11 0M0-16V-7M0 16V7M-16 0H-7M16 0H7';

/** The way begins at the ball's edge, in the stage's units from its middle, and ends before the ring, as a part of it. */
const [BALL, WAY_ENDS] = [19, 0.9];
/** Finer than a flight, so that the first point is at the ball. */
const STEPS = 40;

/** A target in each of the goal's six fields, and the chosen field, behind the keeper. It is decoration, as the mark is: the choice is told. */
export function AimField({ place }: { place: AimPlace }) {
  const { x, y } = aimPlaces[place];
  const left = drawing.middle + (Math.sign(x) - 0.5) * FIELD.width;
  const top = drawing.goalLine - (y > FIELD.height ? 2 : 1) * FIELD.height;
  return (
    <svg className={styles.mark} {...whole} aria-hidden="true">
      <pattern
        id="game-hatch"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={styles.hatch} d="M0 0V7" />
      </pattern>
      {[styles.spotsUnder, styles.spots, styles.spotsIn].map((part) => (
        <path key={part} className={part} d={SPOTS} />
      ))}
      <rect className={styles.field} x={left} y={top} {...FIELD} />
    </svg>
  );
}

/** A ring where the ball shall go, and the way there: bent as the curve, its points as large as the strength. */
export function AimMark({ aim: { place, power, curve } }: { aim: ChosenAim }) {
  const ring = pointOf(place);
  const way = `M${wayTo(ring, curve, STEPS)
    .filter((at) => Math.hypot(at.x, at.y) >= BALL && at.part <= WAY_ENDS)
    .map((at) => `${(stage.ball.x + at.x).toFixed(1)} ${(stage.ball.y + at.y).toFixed(1)}`)
    .join('L')}`;
  const breadth = 2 + 2 * power;
  return (
    <svg className={styles.mark} {...whole} aria-hidden="true">
      <path className={styles.wayUnder} d={way} strokeWidth={breadth + 4} />
      <path className={styles.way} d={way} strokeWidth={breadth} />
      <g transform={`translate(${ring.x} ${ring.y})`}>
        <path className={styles.under} d={RING} />
        <path className={styles.ring} d={RING} />
        <circle className={styles.point} r="2.4" />
      </g>
    </svg>
  );
}

/** The place of a ring in the drawing: whole above the ground. */
function pointOf(place: AimPlace): { x: number; y: number } {
  const { x, y } = aimPlaces[place];
  return onStage({ x, y: Math.max(y, 17) });
}

import { goal } from '../../../shared/games/penalty-aim.ts';
import styles from './aim-mark.module.css';
import { type AimPlace, aimPlaces } from './aim-places.ts';
import { drawing, onStage, whole } from './stage-place.ts';

const FIELD = { width: (2 * goal.halfWidth) / 3, height: goal.height / 2 };

interface Props {
  place: AimPlace;
  /** No kick is shown: the ring marks where the next ball goes. */
  isOpen: boolean;
}

/** The goal's six fields and the chosen one, with a ring where the ball shall go. It is decoration: the choice is told. */
export function AimMark({ place, isOpen }: Props) {
  const { x, y } = aimPlaces[place];
  const ring = onStage({ x, y: Math.max(y, 17) });
  const left = drawing.middle + (Math.sign(x) - 0.5) * FIELD.width;
  const top = drawing.goalLine - (y > FIELD.height ? 2 : 1) * FIELD.height;
  return (
    <svg className={styles.mark} {...whole} aria-hidden="true">
      <path className={styles.fields} d="M140 92V166M220 92V166M63 128H297" />
      {isOpen ? (
        <>
          <rect className={styles.field} x={left} y={top} {...FIELD} />
          <g transform={`translate(${ring.x} ${ring.y})`}>
            <circle className={styles.under} r="11" />
            <circle className={styles.ring} r="11" />
            <path className={styles.ring} d="M0-16V-7M0 16V7M-16 0H-7M16 0H7" />
            <circle className={styles.point} r="2.4" />
          </g>
        </>
      ) : null}
    </svg>
  );
}

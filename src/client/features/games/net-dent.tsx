import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { keeperEnd } from './keeper-flight.ts';
import styles from './net-dent.module.css';
import { drawing, inNet, whole } from './stage-place.ts';

/** The back of the net, and how wide its meshes are: as `Goal` draws them. */
const net = { left: 80, right: 280, top: 99, bottom: 165, mesh: 7 } as const;
/** How far around the ball the cords leave their place, and how much. */
const REACH = 38;
const PUSH = 0.9;

interface Point {
  x: number;
  y: number;
}

/** Where a knot of the net is when the ball pushes it back. */
function pushed({ x, y }: Point, ball: Point): string {
  const [dx, dy] = [x - ball.x, y - ball.y];
  const near = Math.max(0, 1 - Math.hypot(dx, dy) / REACH);
  const by = 1 + PUSH * near ** 1.4;
  return `${(ball.x + dx * by).toFixed(1)} ${(ball.y + dy * by + 3 * near).toFixed(1)}`;
}

/** The cords in one direction, as far as the ball moves them. */
function cords(ball: Point, isUpright: boolean): string {
  const [from, to] = isUpright ? [ball.x, ball.y] : [ball.y, ball.x];
  const first = Math.ceil((from - REACH) / net.mesh);
  return Array.from({ length: Math.ceil((2 * REACH) / net.mesh) }, (_, at) => (first + at) * net.mesh)
    .map((fixed) =>
      Array.from({ length: 20 }, (_, step) => to - REACH + (step * 2 * REACH) / 19).map((along) =>
        pushed(isUpright ? { x: fixed, y: along } : { x: along, y: fixed }, ball),
      ),
    )
    .map((points) => `M${points.join('L')}`)
    .join('');
}

/** The net where a ball has gone into it: its own cords bend around the ball. */
export function NetDent({ ball }: Pick<Kick, 'ball'>) {
  const at = inNet(ball);
  return (
    <svg className={styles.dent} {...whole} aria-hidden="true">
      <defs>
        <radialGradient id="game-pocket">
          <stop className={styles.pocket} offset=".1" stopOpacity=".8" />
          <stop className={styles.pocket} offset=".5" stopOpacity=".5" />
          <stop className={styles.pocket} offset="1" stopOpacity="0" />
        </radialGradient>
        <clipPath id="game-net">
          <path d={`M${net.left} ${net.top}H${net.right}V${net.bottom}H${net.left}Z`} />
        </clipPath>
        <clipPath id="game-near">
          <circle cx={at.x} cy={at.y} r={REACH} />
        </clipPath>
      </defs>
      <g clipPath="url(#game-net)">
        <g clipPath="url(#game-near)">
          <circle cx={at.x} cy={at.y} r={REACH} fill="url(#game-pocket)" />
          <path className={styles.cords} d={cords(at, true) + cords(at, false)} />
        </g>
      </g>
    </svg>
  );
}

/** Under a keeper who has gone to a side. */
export function DiveShadow({ kick }: { kick: Kick }) {
  if (kick.dive === 'middle') return null;
  const x = keeperEnd(kick);
  return (
    <svg className={styles.dent} {...whole} aria-hidden="true">
      <ellipse
        className={styles.shadow}
        cx={drawing.middle + x + 14 * Math.sign(x)}
        cy="171"
        rx="46"
        ry="4"
      />
    </svg>
  );
}

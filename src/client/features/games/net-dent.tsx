import type { Kick } from '../../../shared/games/penalty-kick.ts';
import styles from './net-dent.module.css';
import { drawing, inNet, stage } from './stage-place.ts';

/** The net where a ball has gone into it: its cords bend around the ball. */
export function NetDent({ ball }: Pick<Kick, 'ball'>) {
  const { x, y } = inNet(ball);
  return (
    <svg
      className={styles.dent}
      viewBox={`0 ${stage.top} ${drawing.width} ${stage.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <svg x={60} y={88} width={240} height={78} viewBox="60 88 240 78" aria-hidden="true">
        <g transform={`translate(${x} ${y})`}>
          <ellipse className={styles.hollow} rx="25" ry="22" />
          <path
            className={styles.cords}
            d="M-30-19C-12-24 12-24 30-19M-31-12C-13-19 13-19 31-12M-32 0H32M-31 10C-13 16 13 16 31 10M-19-25C-25-10-25 10-19 25M-12-26C-17-10-17 10-12 26M0-27V27M12-26C17-10 17 10 12 26M19-25C25-10 25 10 19 25"
          />
        </g>
      </svg>
    </svg>
  );
}

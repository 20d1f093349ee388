import { team } from 'virtual:team';
import styles from './stadium.module.css';
import { drawing, stage } from './stage-place.ts';

const { width, height, goalLine } = drawing;
/** The mown bands become broader towards the viewer: each pair is the top and the height of one. */
const BANDS = [
  [180, 13],
  [208, 19],
  [250, 29],
  [316, 46],
] as const;
/** Where the ball lies on the ground. */
const ground = stage.ball.y + 14;

/** The pitch with the goal area, the spot, and the line of the penalty area with its arc. */
export function Pitch() {
  return (
    <>
      <rect className={styles.grass} y={goalLine} width={width} height={height - goalLine} />
      {BANDS.map(([top, high]) => (
        <rect key={top} className={styles.mown} y={top} width={width} height={high} />
      ))}
      <rect y={goalLine} width={width} height={height - goalLine} fill="url(#game-dusk)" />
      <ellipse className={styles.pool} cx={width / 2} cy="186" rx="210" ry="74" fill="url(#game-glow)" />
      {team.looks.hero === 'newsprint' ? (
        <rect y={goalLine} width={width} height={height - goalLine} fill="url(#game-dots)" />
      ) : null}
      <path className={styles.line} d="M0 169.5H360" />
      <path className={styles.line} d="M36 170 14 218H346L324 170" />
      <ellipse className={styles.spot} cx={stage.ball.x} cy={ground} rx="8" ry="2.6" />
      <ellipse className={styles.shade} cx={width / 2} cy="169" rx="30" ry="2.6" />
    </>
  );
}

export function Goal() {
  return (
    <>
      <path className={styles.inside} d="M60 88H300V168H60Z" />
      <path fill="url(#game-net)" d="M60 88H300L280 99V161L300 168H60L80 161V99Z" opacity=".55" />
      <path fill="url(#game-net)" d="M80 99H280V161H80Z" />
      <path
        className={styles.frame}
        d="M60 88 80 99H280L300 88M80 99V161L60 168M280 99V161L300 168M80 161H280"
      />
      <path className={styles.postShade} d="M62.4 169V90.6H297.6V169" />
      <path className={styles.posts} d="M60 170V88H300V170" />
    </>
  );
}

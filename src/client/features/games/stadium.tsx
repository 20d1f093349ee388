import { team } from 'virtual:team';
import { memo } from 'react';
import night from '../../components/night.module.css';
import styles from './stadium.module.css';
import { stage } from './stage-place.ts';

const { width, height, goalLine } = stage;
const ROWS = [0, 1, 2, 3, 4, 5];
/** The names on the boards stand beside the keeper, not behind him. */
const BOARDS = [30, 108, 252, 330];

/** The brand's stadium with the pitch and the goal. It is drawn once: only what is before it moves. */
export const Stadium = memo(function Stadium() {
  return (
    <svg
      className={`${night.night} ${styles.stadium}`}
      data-hero={team.looks.hero}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Sky />
      <Stands />
      <Pitch />
      <Goal />
    </svg>
  );
});

function Sky() {
  return (
    <>
      <defs>
        <linearGradient id="game-sky" x2="0" y2="1">
          <stop className={styles.skyTop} offset="0" />
          <stop className={styles.skyLow} offset="1" />
        </linearGradient>
        <pattern id="game-crowd" width="14" height="9" patternUnits="userSpaceOnUse">
          <circle className={styles.fan} cx="3.5" cy="4" r="2.2" />
          <circle className={styles.fanToo} cx="10.5" cy="5" r="2.2" />
        </pattern>
        <pattern id="game-net" width="8" height="8" patternUnits="userSpaceOnUse">
          <path className={styles.net} d="M0 0 8 8M8 0 0 8" />
        </pattern>
      </defs>
      <rect width={width} height={goalLine} fill="url(#game-sky)" />
      <path className={styles.beam} d="M28 14 0 168H150ZM332 14 360 168H210Z" />
    </>
  );
}

/** Two tiers under a roof, with flags; the lamps stand before the sky. */
function Stands() {
  return (
    <>
      <path className={styles.roof} d="M0 34C90 22 270 22 360 34V44C270 33 90 33 0 44Z" />
      <g className={styles.lamps}>
        <rect x="14" y="6" width="34" height="15" rx="3" />
        <rect x="312" y="6" width="34" height="15" rx="3" />
      </g>
      <path className={styles.tier} d="M0 48C90 38 270 38 360 48V94C270 86 90 86 0 94Z" />
      <path fill="url(#game-crowd)" d="M0 52C90 42 270 42 360 52V90C270 82 90 82 0 90Z" />
      <path className={styles.tierLow} d="M0 97C90 89 270 89 360 97V150H0Z" />
      <path fill="url(#game-crowd)" d="M0 102C90 94 270 94 360 102V146H0Z" />
      <path className={styles.flag} d="M52 60V118M52 60 84 66 52 74M300 58V116M300 58 332 64 300 72" />
      <path className={styles.scarf} d="M0 74C90 66 270 66 360 74V80C270 72 90 72 0 80Z" />
      <rect className={styles.boards} y="146" width={width} height="22" />
      {BOARDS.map((x) => (
        <text key={x} className={styles.board} x={x} y="162">
          {team.shortName}
        </text>
      ))}
    </>
  );
}

function Pitch() {
  return (
    <>
      <rect className={styles.grass} y={goalLine} width={width} height={height - goalLine} />
      {ROWS.map((row) => (
        <rect
          key={row}
          className={styles.mown}
          y={goalLine + row * row * 8}
          width={width}
          height={row * 8 + 4}
        />
      ))}
      <path className={styles.line} d="M0 170H360M34 170 6 262H354L326 170" />
      <path className={styles.line} d="M108 262C128 284 232 284 252 262" />
      <ellipse className={styles.spot} cx="180" cy="350" rx="9" ry="3" />
    </>
  );
}

function Goal() {
  return (
    <>
      <path fill="url(#game-net)" d="M60 88H300V168H60Z" />
      <path className={styles.posts} d="M60 169V88H300V169" />
    </>
  );
}

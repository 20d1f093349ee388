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
        <radialGradient id="game-glow">
          <stop className={styles.glow} offset="0" />
          <stop className={styles.glow} offset=".45" stopOpacity=".28" />
          <stop className={styles.glow} offset="1" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="game-dusk" x2="0" y2="1">
          <stop className={styles.glow} offset="0" stopOpacity=".12" />
          <stop className={styles.glow} offset=".35" stopOpacity="0" />
          <stop offset=".6" stopOpacity="0" />
          <stop offset="1" stopOpacity=".4" />
        </linearGradient>
        <pattern id="game-crowd" width="50" height="26" patternUnits="userSpaceOnUse">
          <path
            className={styles.fan}
            d="M3 4h0M16 3h0M29 5h0M44 4h0M9 12h0M36 11h0M22 13h0M5 21h0M30 20h0M47 21h0"
          />
          <path className={styles.fanToo} d="M10 5h0M37 3h0M2 13h0M29 13h0M43 13h0M12 21h0M24 21h0M38 20h0" />
          <path className={styles.guest} d="M23 4h0M16 11h0M49 12h0M18 20h0" />
        </pattern>
        <pattern id="game-net" width="8" height="8" patternUnits="userSpaceOnUse">
          <path className={styles.net} d="M0 0 8 8M8 0 0 8" />
        </pattern>
      </defs>
      <rect width={width} height={goalLine} fill="url(#game-sky)" />
      <circle cx="31" cy="14" r="62" fill="url(#game-glow)" opacity=".5" />
      <circle cx="329" cy="14" r="62" fill="url(#game-glow)" opacity=".5" />
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
      <rect y={goalLine} width={width} height={height - goalLine} fill="url(#game-dusk)" />
      <ellipse className={styles.shade} cx="88" cy="387" rx="40" ry="6" />
      <path className={styles.line} d="M0 170H360M34 170 6 262H354L326 170" />
      <path className={styles.line} d="M108 262C128 284 232 284 252 262" />
      <ellipse className={styles.spot} cx="180" cy="350" rx="9" ry="3" />
    </>
  );
}

function Goal() {
  return (
    <>
      <path className={styles.inside} d="M60 88H300V168H60Z" />
      <path fill="url(#game-net)" d="M60 88H300V168H60Z" />
      <path
        className={styles.frame}
        d="M60 88 80 99H280L300 88M80 99V161L60 168M280 99V161L300 168M80 161H280"
      />
      <path className={styles.posts} d="M60 169V88H300V169" />
    </>
  );
}

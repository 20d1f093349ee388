import { team } from 'virtual:team';
import { memo } from 'react';
import night from '../../components/night.module.css';
import { Crowd } from './crowd.tsx';
import { Goal, Pitch } from './pitch.tsx';
import styles from './stadium.module.css';
import { drawing, stage } from './stage-place.ts';
import { Tifo } from './tifo.tsx';

const { width, goalLine } = drawing;
const MIRRORED = `matrix(-1 0 0 1 ${width} 0)`;

/** What the stage shows, or a part of it around the goal. */
const views = { whole: `0 ${stage.top} ${width} ${stage.height}`, goal: '0 24 360 172' } as const;

/** The brand's stadium with the pitch and the goal. It is drawn once: only what is before it moves. */
export const Stadium = memo(function Stadium({ view = 'whole' }: { view?: keyof typeof views }) {
  return (
    <svg
      className={`${night.night} ${styles.stadium}`}
      data-hero={team.looks.hero}
      viewBox={views[view]}
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
          <stop className={styles.glow} offset="0" stopOpacity=".8" />
          <stop className={styles.glow} offset=".3" stopOpacity=".3" />
          <stop className={styles.glow} offset=".65" stopOpacity=".08" />
          <stop className={styles.glow} offset="1" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="game-dusk" x2="0" y2="1">
          <stop className={styles.glow} offset="0" stopOpacity=".14" />
          <stop className={styles.glow} offset=".35" stopOpacity="0" />
          <stop offset=".6" stopOpacity="0" />
          <stop offset="1" stopOpacity=".34" />
        </linearGradient>
        <pattern id="game-dots" width="6" height="6" patternUnits="userSpaceOnUse">
          <path className={styles.dots} d="M1.5 1.5H1.6M4.5 4.5H4.6" />
        </pattern>
        <pattern id="game-net" width="7" height="7" patternUnits="userSpaceOnUse">
          <path className={styles.net} d="M0 0H7M0 0V7" />
        </pattern>
      </defs>
      <rect width={width} height={goalLine} fill="url(#game-sky)" />
    </>
  );
}

/** Two tiers under a roof, with a balcony between them, flags on standing poles, and the floodlights before all. */
function Stands() {
  return (
    <>
      <path className={styles.tier} d="M0 38C90 29 270 29 360 38V96H0Z" />
      <path className={styles.tierLow} d="M0 92H360V150H0Z" />
      <Crowd top={49} rows={5} />
      <path className={styles.balcony} d="M0 86C90 79 270 79 360 86V95C270 88 90 88 0 95Z" />
      <path className={styles.rail} d="M0 86C90 79 270 79 360 86" />
      <Crowd top={106} rows={5} />
      <Tifo hero={team.looks.hero} />
      <path className={styles.roof} d="M0 28C90 17 270 17 360 28V39C270 30 90 30 0 39Z" />
      <path className={styles.rail} d="M0 39C90 30 270 30 360 39" />
      {[undefined, MIRRORED].map((side) => (
        <g key={side ?? ''} transform={`${side ?? ''}translate(13 16)`}>
          <path className={styles.pole} d="M30 146V52" />
          <path className={styles.flag} d="M30 54C40 48 48 60 66 54V67C48 73 40 61 30 67Z" />
          <path className={styles.flagLow} d="M30 67C40 61 48 73 66 67V80C48 86 40 74 30 80Z" />
          <circle cx="44" cy="15" r="58" fill="url(#game-glow)" />
          <path className={styles.mast} d="M44 18V34" />
          <rect className={styles.panel} x="27" y="5" width="34" height="18" rx="4" />
          <path
            className={styles.lamps}
            d="M33.5 10H33.6M44 10H44.1M54.5 10H54.6M33.5 18H33.6M44 18H44.1M54.5 18H54.6"
          />
        </g>
      ))}
      <rect className={styles.boards} y="146" width={width} height="22" />
      {[106, 254].map((x) => (
        <text key={x} className={styles.board} x={x} y="162">
          {team.shortName}
        </text>
      ))}
    </>
  );
}

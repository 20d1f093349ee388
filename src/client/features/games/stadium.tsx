import { Before, Behind } from 'virtual:scene';
import { team } from 'virtual:team';
import { memo } from 'react';
import night from '../../components/night.module.css';
import { type Paints, paintsOf } from './paints.ts';
import { Goal, Pitch } from './pitch.tsx';
import styles from './stadium.module.css';
import { drawing, stage, whole } from './stage-place.ts';

const { width, goalLine } = drawing;

/** What the stage shows, a picture to share, or as high as a poster: words stand in the sky, after a round or before it. */
export const views = {
  whole: whole.viewBox,
  share: '44 -98 272 340',
  poster: '44 -94 272 326',
  /** Goal and animal are whole, with grass before them: there who has won stands, and the score. */
  won: '8 -82 344 386',
  evening: '44 -68 272 325',
} as const;
/** The sky of the highest view. */
const SKY = -100;

interface Props {
  view?: keyof typeof views;
}

/** The brand's stadium with the pitch and the goal. It is drawn once: only what is before it moves. */
export const Stadium = memo(function Stadium({ view = 'whole' }: Props) {
  const paints = paintsOf(view);
  return (
    <svg
      className={`${night.night} ${styles.stadium}`}
      data-hero={team.looks.hero}
      viewBox={views[view]}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Definitions paints={paints} />
      <rect y={SKY} width={width} height={goalLine - SKY} fill={paints.url('sky')} />
      <Behind paints={paints} />
      <rect className={styles.boards} y="148" width={width} height="20" />
      <Pitch paints={paints} />
      <Goal paints={paints} />
      <Before paints={paints} />
      {view === 'whole' ? (
        <>
          <ellipse className={styles.spot} cx={stage.ball.x} cy={stage.ball.y + 14} rx="8" ry="2.6" />
          <rect y={stage.top} width={width} height={stage.height} fill={paints.url('edge')} />
        </>
      ) : null}
    </svg>
  );
});

function Definitions({ paints: { id } }: { paints: Paints }) {
  return (
    <defs>
      <linearGradient id={id('sky')} x2="0" y2="1">
        <stop className={styles.skyTop} offset="0" />
        <stop className={styles.skyLow} offset="1" />
      </linearGradient>
      <radialGradient id={id('glow')}>
        <stop className={styles.glow} offset="0" stopOpacity=".8" />
        <stop className={styles.glow} offset=".3" stopOpacity=".3" />
        <stop className={styles.glow} offset=".65" stopOpacity=".08" />
        <stop className={styles.glow} offset="1" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={id('edge')} cy=".56" r=".74">
        <stop offset=".6" stopOpacity="0" />
        <stop offset="1" stopOpacity=".5" />
      </radialGradient>
      <linearGradient id={id('dusk')} x2="0" y2="1">
        <stop className={styles.glow} offset="0" stopOpacity=".14" />
        <stop className={styles.glow} offset=".35" stopOpacity="0" />
        <stop offset=".6" stopOpacity="0" />
        <stop offset="1" stopOpacity=".34" />
      </linearGradient>
      <pattern id={id('net')} width="7" height="7" patternUnits="userSpaceOnUse">
        <path className={styles.net} d="M0 0H7M0 0V7" />
      </pattern>
    </defs>
  );
}

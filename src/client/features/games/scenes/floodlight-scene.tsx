import { Crowd } from '../crowd.tsx';
import type { SceneProps } from '../paints.ts';
import styles from './floodlight-scene.module.css';

const MIRRORED = 'matrix(-1 0 0 1 360 0)';
const MIDDLE = { x: 180, y: 52 };
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Every second ray that goes out from the lion: cards that the whole stand holds up. */
const RAYS = upTo(18)
  .map((at) => `M${MIDDLE.x} ${MIDDLE.y}L${ray(at * 20 - 4.6)} ${ray(at * 20 + 4.6)}Z`)
  .join('');

function ray(degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  const [x, y] = [MIDDLE.x + 260 * Math.cos(turn), MIDDLE.y + 260 * Math.sin(turn)];
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Aslan: a steep stand that is one picture of cards, and floodlights that glare. */
export function Behind({ paints }: SceneProps) {
  return (
    <>
      <defs>
        <clipPath id={paints.id('bowl')}>
          <path d="M0-2C90-12 270-12 360-2V150H0Z" />
        </clipPath>
        <linearGradient id={paints.id('cone')} x2="0" y2="1">
          <stop className={styles.glare} offset="0" stopOpacity=".5" />
          <stop className={styles.glare} offset="1" stopOpacity="0" />
        </linearGradient>
      </defs>
      <radialGradient id={paints.id('smoke')}>
        <stop className={styles.smoke} offset="0" stopOpacity=".5" />
        <stop className={styles.smoke} offset="1" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={paints.id('spot')} gradientUnits="userSpaceOnUse" cx="180" cy="52" r="190">
        <stop className={styles.night} offset=".2" stopOpacity="0" />
        <stop className={styles.night} offset=".42" stopOpacity=".5" />
        <stop className={styles.night} offset="1" stopOpacity=".84" />
      </radialGradient>
      <g clipPath={paints.url('bowl')}>
        <path className={styles.cards} d="M0 0H360V150H0Z" />
        <path className={styles.rays} d={RAYS} />
        <rect y="-12" width="360" height="170" fill={paints.url('spot')} />
        <ellipse cx="42" cy="150" rx="60" ry="34" fill={paints.url('smoke')} />
        <ellipse cx="318" cy="150" rx="60" ry="34" fill={paints.url('smoke')} />
      </g>
      <Crowd top={122} rows={3} />
      <path className={styles.roof} d="M0-192H360V-2C270-12 90-12 0-2Z" />
      <Lion />
      {[undefined, MIRRORED].map((side) => (
        <g key={side ?? ''} transform={side}>
          <path className={styles.lit} fill={paints.url('cone')} d="M80 50 26 168H170Z" />
          <circle className={styles.lit} cx="80" cy="52" r="56" fill={paints.url('glow')} />
          <path className={styles.rig} d="M78 8H82V42H101V64H59V42H78Z" />
          <path
            className={styles.lamps}
            d="M67 48.5H67.1M80 48.5H80.1M93 48.5H93.1M67 57.5H67.1M80 57.5H80.1M93 57.5H93.1"
          />
          <path className={styles.flare} d="M80 22V84M48 53H112" />
        </g>
      ))}
    </>
  );
}

/** A tuft of the mane: it begins at the face, is bent, and ends in a point that hangs down at the sides. */
function tuft(at: number, count: number, reach: number): string {
  const angle = ((at + 0.3 * ((at * 7) % 3)) / count) * 2 * Math.PI;
  const far = reach * (0.86 + 0.07 * ((at * 5) % 4));
  const spot = (along: number, beside: number, down = 0) =>
    [
      Math.sin(angle) * along + Math.cos(angle) * beside,
      -Math.cos(angle) * along + Math.sin(angle) * beside + down,
    ]
      .map(Math.round)
      .join(' ');
  const middle = 60 + (far - 60) / 2;
  return `M${spot(60, -25)}Q${spot(middle, -14)} ${spot(far, 10, 20 * (1 - Math.cos(angle)))}Q${spot(middle, 24)} ${spot(60, 25)}Z`;
}

/** @param isLit those at the left of the middle, where the lamp is */
const mane = (count: number, reach: number, isLit: boolean) =>
  upTo(count)
    .filter((at) => at > count / 2 === isLit)
    .map((at) => tuft(at, count, reach))
    .join('');

/** The open mouth, and the teeth in it. */
const THROAT = 'M-42 84C-22 94 22 94 42 84 46 116 30 146 0 148-30 146-46 116-42 84Z';
const TEETH = 'M-34 88-22 114-12 91ZM34 88 22 114 12 91ZM-18 143-11 126-3 147ZM18 143 11 126 3 147Z';

/** A lion higher than the stand, its mane dark at the edge before the rays: it roars after a goal; after a miss its head sinks and its eyes are shut. Half of the face is in the light, the other half is dark. */
function Lion() {
  return (
    <g transform="translate(180 41.5) scale(.284)">
      <g className={styles.lion}>
        <path className={styles.outline} d={mane(30, 212, false) + mane(30, 212, true)} />
        <path className={styles.maneShade} d={mane(30, 212, false)} />
        <path className={styles.mane} d={mane(30, 212, true)} />
        <path className={styles.maneDeep} d={mane(24, 160, false)} />
        <path className={styles.maneLight} d={mane(24, 160, true)} />
        <Half />
        <g className={styles.dark} transform="scale(-1 1)">
          <Half />
        </g>
        <path className={styles.throat} d={THROAT} />
        <path className={styles.teeth} d={TEETH} />
        <path className={styles.lids} d="M-60-14C-46-4-32-2-22-6M60-14C46-4 32-2 22-6" />
      </g>
    </g>
  );
}

/** The half of the face at the left of its middle. */
function Half() {
  return (
    <>
      <path className={styles.face} d="M-62-92C-92-118-118-106-112-74-108-54-92-46-78-52Z" />
      <path className={styles.face} d="M0-104C-46-108-84-82-88-40-90-10-84 14-76 34-70 66-44 108 0 116Z" />
      <path
        className={styles.cheek}
        d="M-88-40C-90-10-84 14-76 34-70 66-44 108-14 114-36 90-48 64-52 40-60 22-68-4-66-30ZM0 88C-10 89-22 92-32 97-26 114-12 126 0 130Z"
      />
      <path
        className={styles.line}
        d="M-10-18C-26-34-56-46-84-44-70-34-62-26-58-14-46-22-28-20-22-2-20 8-24 18-30 26-16 20-10 4-10-18Z"
      />
      <path className={styles.gaze} d="M-58-13C-48-21-32-19-25-5-34 1-50 0-58-13Z" />
      <circle className={styles.line} cx="-40" cy="-10" r="6" />
      <path
        className={styles.bridge}
        d="M0-96C-8-92-20-60-17-20-16 0-22 22-30 36-22 42-10 44 0 44ZM0 52C-14 54-36 50-50 58-60 74-54 92-40 98-24 92-8 90 0 84Z"
      />
      <path
        className={styles.line}
        d="M-30 40C-18 33-8 32 0 32V68C-10 64-26 54-30 40ZM-3 60H0V90C-12 96-28 97-44 92-28 90-12 86-3 80Z"
      />
    </>
  );
}

/** Sparks of the smoke. */
export function Before() {
  return <path className={styles.embers} d="M52 132H52.1M60 140H60.1M304 134H304.1" />;
}

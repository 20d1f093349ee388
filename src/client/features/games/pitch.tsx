import { team } from 'virtual:team';
import type { SceneProps } from './paints.ts';
import styles from './stadium.module.css';
import { drawing } from './stage-place.ts';

const { width, goalLine } = drawing;
/** The poster shows more of the pitch than the game. */
const NEAR_EDGE = 340;
/** The mown bands become broader towards the viewer: each pair is the top and the height of one. */
const BANDS = [
  [178, 12],
  [204, 17],
  [241, 26],
  [286, 20],
  [326, 14],
] as const;
/** Mown across too: these strips run to the viewer, and become broader. */
const STRIPS = [-6, -4, -2, 0, 2, 4]
  .map(
    (at) =>
      `M${180 + 27 * at} 168 ${180 + 65 * at} ${NEAR_EDGE}H${180 + 65 * (at + 1)}L${180 + 27 * (at + 1)} 168Z`,
  )
  .join('');
const turf = { y: goalLine, width, height: NEAR_EDGE - goalLine } as const;
const { hero } = team.looks;

/** The pitch with the goal area. */
export function Pitch({ paints }: SceneProps) {
  return (
    <>
      <rect className={styles.grass} {...turf} />
      {BANDS.map(([top, high]) => (
        <rect key={top} className={styles.mown} y={top} width={width} height={high} />
      ))}
      {hero === 'newsprint' ? <Print /> : <path className={styles.mown} d={STRIPS} />}
      <rect {...turf} fill={paints.url('dusk')} />
      <ellipse className={styles.pool} cx={width / 2} cy="186" rx="210" ry="60" fill={paints.url('glow')} />
      {hero === 'tide' ? <Wet paints={paints} /> : null}
      <path className={styles.line} d="M0 169.5H360" />
      <path className={styles.line} d="M40 170 22 202H338L320 170" />
      <ellipse className={styles.shade} cx={width / 2} cy="169" rx="30" ry="2.6" />
    </>
  );
}

/** A screen of dots as print has it: alike in all rows, each second one by half a step aside. */
const screenTo = (from: number, to: number) =>
  Array.from({ length: 30 }, (_, at) => `M${from + (at % 2) * 2.5} ${172 + at * 4.4}H${to}`).join('');
/** From each side of the pitch the dots become smaller; ball and player stand on a calm ground. */
const SHADES = [
  { d: screenTo(0, 44), strokeWidth: 4.2 },
  { d: screenTo(45, 54), strokeWidth: 3 },
  { d: screenTo(55, 64), strokeWidth: 1.8 },
];

/** A printed pitch: flat bands, and black dots as the shade at its sides. */
function Print() {
  return [undefined, 'matrix(-1 0 0 1 360 0)'].map((side) => (
    <g key={side ?? ''} className={styles.print} transform={side}>
      {SHADES.map((shade) => (
        <path key={shade.strokeWidth} {...shade} />
      ))}
    </g>
  ));
}

/** Rain stands on the grass in one place, and the lamps are in it. */
function Wet({ paints }: SceneProps) {
  return (
    <>
      <path
        className={styles.puddle}
        d="M212 268C220 258 240 262 254 257S280 249 296 253 310 260 322 258 342 266 332 274 312 275 304 280 282 286 266 282 246 285 236 280 206 276 212 268Z"
      />
      <ellipse cx="272" cy="266" rx="44" ry="9" fill={paints.url('glow')} opacity=".5" />
    </>
  );
}

export function Goal({ paints }: SceneProps) {
  return (
    <>
      <path className={styles.inside} d="M60 88H300V168H60Z" />
      <path fill={paints.url('net')} d="M60 88H300L280 99V165L300 168H60L80 165V99Z" opacity=".55" />
      <path fill={paints.url('net')} d="M80 99H280V165H80Z" />
      <path
        className={styles.frame}
        d="M60 88 80 99H280L300 88M80 99V165L60 168M280 99V165L300 168M80 165H280"
      />
      <path className={styles.postShade} d="M62.4 169V90.6H297.6V169" />
      <path className={styles.posts} d="M60 170V88H300V170" />
    </>
  );
}

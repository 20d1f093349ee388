import {
  BILL,
  BROW,
  CHEEK,
  type Cut,
  cut,
  HEAD,
  MARKS,
  NECK,
} from '../../../../shared/wallpapers/eagle-head.ts';
import styles from './newsprint-scene.module.css';

const MIRRORED = 'matrix(-1 0 0 1 360 0)';
const sides = [undefined, MIRRORED];

/** Of the left wing, from its end to the body: where a feather begins, how far it goes, and how broad it is. */
const FLIGHT: readonly Cut[] = [
  [88, 24, -44, -14, 4.6],
  [88, 27, -50, -4, 4.8],
  [90, 30, -53, 7, 5],
  [93, 33, -53, 17, 5],
  [98, 36, -51, 26, 5],
  [104, 38, -46, 34, 5],
  [112, 40, -42, 38, 5.2],
  [121, 43, -37, 40, 5.4],
  [130, 46, -31, 41, 5.6],
  [139, 49, -25, 41, 5.8],
  [148, 52, -18, 40, 6],
];
/** The shorter ones over their roots. */
const COVERTS: readonly Cut[] = [
  [96, 18, -22, 2, 4.2],
  [101, 21, -22, 9, 4.4],
  [108, 25, -20, 15, 4.6],
  [117, 29, -18, 19, 4.8],
  [127, 33, -16, 22, 5],
  [137, 37, -13, 24, 5.2],
  [147, 41, -9, 25, 5.4],
];
const RIM = 'M86 20C92 10 108 11 122 19 138 28 152 34 168 34L170 60C150 52 134 42 118 32 108 26 96 22 86 20Z';
const QUILLS = FLIGHT.map(
  ([x, y, dx, dy]) =>
    `M${x + dx * 0.45} ${(y + dy * 0.45).toFixed(1)}l${(dx * 0.42).toFixed(1)} ${(dy * 0.42).toFixed(1)}`,
).join('');

/** The half of the bill that opens: behind it is the dark of the mouth. */
const LOWER = 'M15 4C26 2 38 5 46 12 38 19 25 21 18 16 14 12 14 8 15 4Z';

/** Two wings of single feathers, and the head as the brand's posters have it: it looks past us. After a goal the wings are high and the bill is open, after a miss they hang and the head is bowed. */
export function Eagle() {
  return (
    <>
      {sides.map((side) => (
        <g key={side ?? ''} transform={side}>
          <g className={styles.wing}>
            {FLIGHT.map((one) => (
              <path key={one[0] + one[1]} d={cut(one)} />
            ))}
            <path className={styles.quills} d={QUILLS} />
            {COVERTS.map((one) => (
              <path key={one[0]} d={cut(one)} />
            ))}
            <path d={RIM} />
          </g>
        </g>
      ))}
      <g transform="translate(178 31) scale(.74)">
        <g className={styles.head}>
          <path className={styles.cut} d={`${HEAD}Z`} />
          <path className={styles.light} d={NECK} />
          <path className={styles.lower} d={LOWER} />
          <path className={styles.bill} d={BILL} />
          <path className={styles.stand} d={MARKS} />
          <path className={styles.light} d={CHEEK} />
          <path className={styles.stand} d={BROW} />
        </g>
      </g>
    </>
  );
}

import { Crowd } from '../crowd.tsx';
import type { SceneProps } from '../paints.ts';
import { Canary } from './beam-canary.tsx';
import styles from './beam-scene.module.css';

/** Each beam begins behind the stand, and is broad where it ends. */
const BEAMS =
  'M92 96 14-34H60L98 96ZM132 94 86-34H126L138 94ZM222 94 234-34H274L228 94ZM262 96 300-34H346L268 96Z';
/** Houses on the other shore, with their lights. */
const HOUSES =
  'M-10 64V46H8V40H20V48H34V36H46V44H62V50H78V42H92V49H108V54H252V48H268V40H280V47H296V38H308V46H324V50H340V40H352V48H370V64Z';
const WINDOWS =
  'M2 52H2.1M14 46H14.1M26 53H26.1M40 42H40.1M40 50H40.1M70 54H70.1M85 48H85.1M100 54H100.1M260 53H260.1M274 46H274.1M288 52H288.1M302 44H302.1M316 51H316.1M346 46H346.1';
/** Kanarya: a full stand under a roof with its lamps, a bridge by night behind it, and a canary above the goal. */
export function Behind({ paints }: SceneProps) {
  return (
    <>
      <defs>
        <linearGradient id={paints.id('beam')} x2="0" y2="1">
          <stop className={styles.beam} offset="0" stopOpacity="0" />
          <stop className={styles.beam} offset="1" stopOpacity=".6" />
        </linearGradient>
      </defs>
      <path className={styles.stars} d="M24 34H330" />
      <path fill={paints.url('beam')} d={BEAMS} />
      <path
        className={styles.bridge}
        d="M-20 78Q34 70 62 26 180 118 298 26 326 70 380 78M62 20V92M298 20V92"
      />
      <path className={styles.hangers} d="M-20 71Q34 63 62 26 180 118 298 26 326 63 380 71" />
      <path className={styles.shore} d={HOUSES} />
      <path className={styles.windows} d={WINDOWS} />
      <path className={styles.stand} d="M-10 66Q180 48 370 66V150H-10Z" />
      <Crowd top={70} rows={9} />
      <path className={styles.shadow} d="M-10 66Q180 48 370 66V80Q180 62-10 80Z" />
      <path className={styles.roof} d="M-10 54Q180 34 370 54V68Q180 50-10 68Z" />
      <path className={styles.ribs} d="M-10 61Q180 42 370 61" />
      <path className={styles.rim} d="M-10 68Q180 50 370 68" />
      <path className={styles.lamps} d="M-4 65Q180 47 364 65" />
      <Canary />
      <Crowd top={98} rows={1} />
      <path className={styles.phones} d="M-6 112C90 104 270 104 366 112M4 130C90 122 270 122 366 130" />
    </>
  );
}

/** Nothing is in the air before the goal: the bird is the one thing above it. */
export function Before() {
  return null;
}

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
/** The lights again, on the water between the shore and the stand. */
const GLITTER =
  'M52 65H64M70 69H90M44 73H58M82 65H92M76 73H96M58 69H64M266 65H278M272 69H292M284 73H316M300 65H312M296 69H304M308 73H314';

/** Kanarya: an open stand by the water at night, a bridge with its lights, and a canary that the stand holds up. */
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
      <path className={styles.water} d="M0 62H360V84H0Z" />
      <path className={styles.glitter} d={GLITTER} />
      <path className={styles.stand} d="M0 80C90 73 270 73 360 80V150H0Z" />
      <Crowd top={88} rows={6} />
      <path className={styles.rim} d="M0 80C90 73 270 73 360 80" />
      <Tifo />
      <Crowd top={98} rows={1} />
      <path className={styles.phones} d="M-6 112C90 104 270 104 366 112M4 130C90 122 270 122 366 130" />
    </>
  );
}

const MIRRORED = 'matrix(-1 0 0 1 360 0)';

/** The stand holds up a low, broad cloth in folds; the bird stands before it with spread wings, and nothing frames it. */
function Tifo() {
  return (
    <>
      <g transform="matrix(1.26 0 0 .5 -46.8 48)">
        <path
          className={styles.cloth}
          d="M92 14C112 19 132 10 156 14S206 19 228 14 256 11 268 14L266 92C250 98 232 90 208 94S158 97 136 93 108 95 94 91Z"
        />
        <path
          className={styles.sun}
          d="M180 60 93 26 92 14 106 17ZM180 60 136 13 160 14ZM180 60 196 17 218 16ZM180 60 250 12 268 14V24ZM180 60 267 52 266 74ZM180 60 94 86V60ZM180 60 146 95 124 93ZM180 60 236 91 214 94Z"
        />
        <path
          className={styles.folds}
          d="M112 17C107 40 117 66 108 93L118 94C124 68 115 42 121 15ZM150 14C145 40 155 68 148 95L155 96C161 70 151 40 157 14ZM224 15C230 40 219 68 227 92H219C212 68 222 42 217 16ZM184 14C178 40 191 66 183 95L191 95C199 68 187 42 192 15ZM252 12C246 40 256 66 248 94L240 93C248 68 239 40 245 12Z"
        />
        <path
          className={styles.hem}
          d="M92 14C112 19 132 10 156 14S206 19 228 14 256 11 268 14M94 91C108 95 114 96 136 93S158 97 208 94 250 98 266 92"
        />
      </g>
      {[undefined, MIRRORED].map((side) => (
        <g key={side ?? ''} transform={side}>
          <path className={styles.pole} d="M68 46 70 116" />
          <path className={styles.hands} d="M65 98 70 97M75 108 70 109" />
        </g>
      ))}
      <Canary />
    </>
  );
}

/** Nothing is in the air before the goal: the bird is the one thing above it. */
export function Before() {
  return null;
}

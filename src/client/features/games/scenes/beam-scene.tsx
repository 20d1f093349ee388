import { Crowd } from '../crowd.tsx';
import type { SceneProps } from '../paints.ts';
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

/** The stand holds it up on two poles: a cloth in folds. */
function Tifo() {
  return (
    <>
      <path
        className={styles.cloth}
        d="M92 14C112 19 132 10 156 14S206 19 228 14 256 11 268 14L266 92C250 98 232 90 208 94S158 97 136 93 108 95 94 91Z"
      />
      <path
        className={styles.sun}
        d="M180 60 93 26 92 14 106 17ZM180 60 136 13 160 14ZM180 60 196 17 218 16ZM180 60 250 12 268 14V24ZM180 60 267 52 266 74ZM180 60 94 86V60ZM180 60 146 95 124 93ZM180 60 236 91 214 94Z"
      />
      <Canary />
      <path
        className={styles.folds}
        d="M112 17C107 40 117 66 108 93L118 94C124 68 115 42 121 15ZM150 14C145 40 155 68 148 95L155 96C161 70 151 40 157 14ZM224 15C230 40 219 68 227 92H219C212 68 222 42 217 16ZM184 14C178 40 191 66 183 95L191 95C199 68 187 42 192 15ZM252 12C246 40 256 66 248 94L240 93C248 68 239 40 245 12Z"
      />
      <path
        className={styles.hem}
        d="M92 14C112 19 132 10 156 14S206 19 228 14 256 11 268 14M94 91C108 95 114 96 136 93S158 97 208 94 250 98 266 92"
      />
      {[undefined, MIRRORED].map((side) => (
        <g key={side ?? ''} transform={side}>
          <path className={styles.pole} d="M91 8 93 116" />
          <path className={styles.hands} d="M88 98 93 97M98 108 93 109" />
        </g>
      ))}
    </>
  );
}

const NEAR_WING =
  'M130-66C60-180-20-350-176-476-184-442-178-414-170-392-206-416-236-424-266-428-262-394-248-366-232-342-268-354-296-354-324-350-312-316-288-288-266-268-300-270-328-266-352-254-328-226-298-206-272-192-298-186-322-176-340-160-280-104-180-44-92 12-10 22 80-10 130-66Z';

/** In flight, over the edge of the cloth. */
function Canary() {
  return (
    <g transform="translate(188 67) rotate(-8) scale(.118)">
      <path
        className={styles.farWing}
        d={NEAR_WING}
        transform="rotate(44 96 -60) translate(10 -6) scale(.96)"
      />
      <path
        className={styles.bird}
        d="M318-36 262-64C246-112 196-128 150-110 96-88 40-62-20-42-90-18-150 2-214 18L-430 26-384 70-446 122-204 92C-120 118-6 122 92 86 172 56 228 18 258-20Z"
      />
      <path className={styles.bird} d={NEAR_WING} />
      <path
        className={styles.lit}
        d="M118-78C52-180-24-340-164-456-150-380-96-250-20-140 10-96 40-66 62-52ZM308-40 258-60C244-104 198-116 156-100 110-82 70-64 30-52 90-40 150-36 196-44 240-50 270-44 308-40Z"
      />
      <path
        className={styles.under}
        d="M130-66C80 10-10 22-92 12-130-14-180-46-224-78-120-36 20-20 130-66ZM-204 92C-120 118-6 122 92 86 172 56 228 18 258-20 190 30 90 66-20 66-100 66-160 74-204 92Z"
      />
      <path
        className={styles.feathers}
        d="M64-44C-20-160-90-280-170-392M30-34C-60-140-140-240-232-342M-6-24C-90-110-170-190-266-268M-44-12C-110-80-190-140-272-192"
      />
      <path className={styles.beak} d="M266-66 330-34 260-20Z" />
      <circle className={styles.eye} cx="206" cy="-68" r="20" />
    </g>
  );
}

/** Nothing is in the air before the goal: the bird is the one thing that flies. */
export function Before() {
  return null;
}

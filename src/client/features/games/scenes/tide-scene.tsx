import { Crowd } from '../crowd.tsx';
import type { SceneProps } from '../paints.ts';
import styles from './tide-scene.module.css';

const UMBRELLAS = [18, 52, 92, 121, 164, 203, 232, 268, 301, 338];

/** It strikes behind the crest of the wave, and branches on its way. */
const BOLT = 'M296-34 287-8 292-5 279 18 285 21 268 44 273 47 254 74';
const BRANCHES = 'M292-5 304 12 301 22 309 34M285 21 296 38 292 47 298 58M287-8 276-2 272 8';

/** Fırtına: a ground at the sea in a storm. One wave breaks over the goal, higher after a goal and low after a miss, and it rains on the pitch. */
export function Behind({ paints }: SceneProps) {
  return (
    <>
      <path
        className={styles.cloudLow}
        d="M0-192H360V30C348 42 330 42 322 34 312 46 288 46 280 35 268 46 246 44 240 34 228 42 206 42 200 32 186 40 168 38 162 28 144 38 120 38 112 28 96 40 70 38 64 28 46 40 14 38 0 28Z"
      />
      <path
        className={styles.cloud}
        d="M0-192H360V18C344 28 326 26 318 18 304 30 276 30 266 19 250 30 224 28 216 18 198 28 172 26 164 16 146 26 118 26 108 16 88 28 60 26 50 16 34 26 14 24 0 16Z"
      />
      <circle cx="284" cy="26" r="88" fill={paints.url('glow')} />
      <path className={styles.boltGlow} d={BOLT} />
      <path className={styles.branches} d={BRANCHES} />
      <path className={styles.bolt} d={BOLT} />
      {/* Its lip ends above the crossbar: what one aims at stays free. */}
      <g transform="translate(2 5) scale(1.03 .88)">
        <g className={styles.wave}>
          <Wave />
        </g>
      </g>
      <path className={styles.stand} d="M0 96C90 90 270 90 360 96V150H0Z" />
      <Crowd top={108} rows={4} />
      {UMBRELLAS.map((x, at) => (
        <g key={x} transform={`translate(${x} ${99 + ((at * 5) % 7)})`}>
          <path className={styles.stick} d="M0 0V12" />
          <path
            className={at % 3 === 1 ? styles.silk : styles.silkToo}
            d="M-15 3C-13-11 13-11 15 3 11 .5 7 .5 5 3 2 .5-2 .5-5 3-7 .5-11 .5-15 3Z"
          />
        </g>
      ))}
    </>
  );
}

/** A wave from the left whose lip curls over the goal; under it one sees into the hollow. */
function Wave() {
  return (
    <>
      <path className={styles.hollow} d="M150 40C190 22 240 30 244 62 244 84 252 96 272 104H140Z" />
      <path
        className={styles.inner}
        d="M176 100C168 76 178 52 204 46M190 102C184 82 192 62 212 55M206 103C202 88 208 72 222 66"
      />
      <path
        className={styles.deep}
        d="M-10 104V46C30 22 92 12 152 16 208 20 252 32 257 60 260 76 246 86 232 80 240 77 245 70 240 62 232 48 202 42 184 54 164 68 168 92 192 104Z"
      />
      <path
        className={styles.body}
        d="M-10 104V62C30 38 92 26 146 28 170 29 190 33 204 39 184 40 166 46 158 60 150 76 156 94 168 104Z"
      />
      <path
        className={styles.streaks}
        d="M4 102C14 70 66 42 128 37M30 103C40 78 82 54 136 48M58 104C66 86 98 66 140 60M88 104C94 92 112 80 142 74M118 104C122 98 132 92 146 88"
      />
      <path
        className={styles.foam}
        d="M-10 46C30 22 92 12 152 16 208 20 252 32 257 60 260 76 246 86 232 80 238 79 242 76 243 71 238 72 234 70 232 66 236 66 240 65 241 61 236 58 232 54 232 50 226 54 220 52 217 46 212 50 204 48 202 42 196 45 190 42 188 37 178 41 168 37 165 31 152 36 140 33 134 27 118 33 100 31 92 26 74 33 56 35 46 33 28 42 8 50-10 56Z"
      />
      <path className={styles.lit} d="M180 19C222 24 253 36 257 60" />
      <path
        className={styles.spray}
        d="M262 50H262.1M267 62H267.1M250 34H250.1M271 46H271.1M236 24H236.1M212 16H212.1"
      />
      <path
        className={styles.body}
        d="M110 104C140 92 160 90 176 95S214 99 232 92 272 88 290 95 340 98 370 91V106H110Z"
      />
      <path
        className={styles.crest}
        d="M124 100C140 92 160 90 176 95S214 99 232 92 272 88 290 95 340 98 370 91"
      />
    </>
  );
}

const FALLS = Array.from({ length: 46 }, (_, at) => {
  const [x, y] = [(at * 83) % 384, ((at * 137) % 292) - 20];
  return `M${x} ${y}l-5 ${15 + (at % 3) * 5}`;
}).join('');

/** It rains before everything. */
export function Before() {
  return <path className={styles.rain} d={FALLS} />;
}

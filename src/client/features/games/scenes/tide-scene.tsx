import { Crowd } from '../crowd.tsx';
import type { SceneProps } from '../paints.ts';
import styles from './tide-scene.module.css';
import { Wave } from './tide-wave.tsx';

const UMBRELLAS = [18, 52, 92, 121, 164, 203, 232, 268, 301, 338];

/** It strikes behind the crest of the wave, and branches on its way. */
const BOLT = 'M296-34 287-8 292-5 279 18 285 21 268 44 273 47 254 74';
const BRANCHES = 'M292-5 304 12 301 22 309 34M285 21 296 38 292 47 298 58M287-8 276-2 272 8';

/** Fırtına: a ground at the sea in a storm. A wave with a face rises behind the stand, and it rains on the pitch. */
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
      <g transform="translate(16 0)">
        <path className={styles.boltGlow} d={BOLT} />
        <path className={styles.branches} d={BRANCHES} />
        <path className={styles.bolt} d={BOLT} />
      </g>
      <Wave />
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

const FALLS = Array.from({ length: 46 }, (_, at) => {
  const [x, y] = [(at * 83) % 384, ((at * 137) % 292) - 20];
  return `M${x} ${y}l-5 ${15 + (at % 3) * 5}`;
}).join('');

/** It rains before everything. */
export function Before() {
  return <path className={styles.rain} d={FALLS} />;
}

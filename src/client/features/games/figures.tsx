import type { Ref } from 'react';
import styles from './figures.module.css';

const MIRRORED = 'matrix(-1 0 0 1 84 0)';
const PLAYER_MIRRORED = 'matrix(-1 0 0 1 200 0)';

/**
 * The keeper from the front: ready to go, his head below the bar and his gloves beside it; in a dive (`data-dive`) both
 * arms reach for the ball.
 */
export function Keeper({ ref }: { ref: Ref<SVGSVGElement> }) {
  return (
    <svg ref={ref} className={styles.keeper} viewBox="0 0 84 80" aria-hidden="true">
      {[undefined, MIRRORED].map((side) => (
        <g key={side ?? ''} transform={side}>
          <path className={styles.leg} d="M37.5 56 33 64.5" />
          <path className={styles.stocking} d="M32.6 66.5 31 73.5" />
          <path className={styles.shoe} d="M31 77 25 77.4" />
          <g className={styles.ready}>
            <path className={styles.sleeve} d="M33 34.5 20.5 40.5 13 30.5" />
            <Glove />
          </g>
          <g className={styles.reach}>
            <path className={styles.sleeve} d="M34 34.5 30.5 22 34 9.5" />
            <g transform="translate(22.6 -21.5)">
              <Glove />
            </g>
          </g>
        </g>
      ))}
      <path className={styles.shorts} d="M31.5 47H52.5L56 60.5 45.5 62 42 55.5 38.5 62 28 60.5Z" />
      <path className={styles.trunk} d="M29.6 33C33.5 29.4 38 29 42 29S50.5 29.4 54.4 33L52.8 50.4H31.2Z" />
      <path
        className={styles.fold}
        d="M54.4 33 52.8 50.4H45.6C48.6 45 49.6 38.6 48 30.2 50.6 30.6 52.8 31.6 54.4 33Z"
      />
      <path className={styles.skin} d="M38.8 24H45.2V29.4C44 31.6 40 31.6 38.8 29.4Z" />
      <circle className={styles.skin} cx="35.7" cy="21.6" r="1.5" />
      <circle className={styles.skin} cx="48.3" cy="21.6" r="1.5" />
      <ellipse className={styles.skin} cx="42" cy="20.8" rx="6.3" ry="7.4" />
      <path
        className={styles.hair}
        d="M35.4 20.6C33.6 10.6 50.4 10.6 48.6 20.6 48 18.4 47.2 17.2 46 16.4 43.4 17.8 39.8 17.6 37.8 16.6 36.4 17.4 35.8 18.8 35.4 20.6Z"
      />
      <path
        className={styles.features}
        d="M38.4 19.2 40.8 18.9M43.2 18.9 45.6 19.2M42 21.4V23.4M40.2 25.2C41.2 26 42.8 26 43.8 25.2"
      />
      <path className={styles.eyes} d="M39.6 21.2H39.7M44.3 21.2H44.4" />
      <text className={styles.one} x="42" y="45">
        1
      </text>
    </svg>
  );
}

function Glove() {
  return (
    <>
      <path
        className={styles.glove}
        d="M8.2 27.6C5.8 22.6 5.2 18.6 6.4 17.4 7.2 16.6 8 17 8.5 18 8.4 15.6 9 14.6 10 14.6 11 14.6 11.5 15.6 11.7 17.2 12.2 15.8 13 15.4 13.8 15.9 14.7 16.4 14.8 17.8 14.7 19.6 15.4 19 16.4 19.2 16.7 20.2L17.4 22.4C19 20.6 20.8 21.2 20.5 23 20.1 25.2 18.4 27.4 16.2 29Z"
      />
      <path className={styles.cuff} d="M9 29.6 16.2 30.6" />
    </>
  );
}

/** The player from behind; the own shirt is drawn over the trunk. */
export function Player() {
  return (
    <svg className={styles.player} viewBox="0 0 200 400" aria-hidden="true">
      <ellipse className={styles.shadow} cx="106" cy="387" rx="78" ry="10" />
      {[undefined, PLAYER_MIRRORED].map((side) => (
        <g key={side ?? ''} transform={side}>
          <path
            className={styles.skin}
            d="M12 116C4 138 0 156 1 172-3 180-3 192 2 198 8 204 17 202 20 194 22 188 21 182 20 176 23 164 30 154 42 140Z"
          />
          <path className={styles.shaded} d="M42 140C30 154 23 164 20 176L13 173C16 158 22 146 33 132Z" />
          <path
            className={styles.skin}
            d="M50 292 94 290C95 306 92 318 88 330L85 366H66C58 356 55 342 57 328 53 316 50 304 50 292Z"
          />
          <path className={styles.shaded} d="M94 290C95 306 92 318 88 330H78C84 318 86 304 84 290Z" />
          <path
            className={styles.sock}
            d="M57 326C52 344 60 358 64 376H86C90 360 94 344 89 326 80 330 66 330 57 326Z"
          />
          <path className={styles.ring} d="M56.4 334C66 338.6 80 338.6 89.8 334" />
          <path
            className={styles.boot}
            d="M63 370C68 374 82 374 87 370 90 378 91 386 87 390H62C57 386 59 378 63 370Z"
          />
          <path className={styles.sole} d="M61 390H88" />
        </g>
      ))}
      <path
        className={styles.short}
        d="M50 226H150L160 300C146 306 122 306 107 303L100 270 93 303C78 306 54 306 40 300Z"
      />
      <path
        className={styles.fold}
        d="M150 226 160 300C150 304 138 305 126 305 134 280 136 254 132 226ZM100 270 93 303 84 304C92 288 95 272 96 250Z"
      />
      <path className={styles.shaded} d="M85 44H115V82C108 90 92 90 85 82Z" />
      <ellipse className={styles.skin} cx="73" cy="42" rx="5.5" ry="9" />
      <ellipse className={styles.skin} cx="127" cy="42" rx="5.5" ry="9" />
      <ellipse className={styles.skin} cx="100" cy="39" rx="26.5" ry="31" />
      <path
        className={styles.hair}
        d="M73 42C66-8 134-8 127 42 126 50 123 55 120 60 115 56 108 61 100 61S85 56 80 60C77 55 74 50 73 42Z"
      />
      <path
        className={styles.strands}
        d="M86 12C80 22 79 32 81 42M100 8C97 18 97 30 98 40M114 12C119 22 120 32 118 42"
      />
    </svg>
  );
}

export function Ball({ ref }: { ref: Ref<SVGSVGElement> }) {
  return (
    <svg ref={ref} className={styles.ball} viewBox="0 0 40 40" aria-hidden="true">
      <Leather />
    </svg>
  );
}

/** Where the ball lies; it is gone with the ball. */
export function BallShadow() {
  return (
    <svg className={styles.ballShadow} viewBox="0 0 60 20" aria-hidden="true">
      <ellipse className={styles.shadow} cx="30" cy="10" rx="28" ry="8" />
    </svg>
  );
}

/** The ball itself, 40 units wide. */
export function Leather() {
  return (
    <>
      <circle className={styles.leather} cx="20" cy="20" r="18" />
      <path
        className={styles.patches}
        d="M20 12 27 17 24 26H16L13 17ZM20 2 26 5 20 9 14 5ZM37 17 36 25 31 22 33 15ZM30 35 22 38 24 31 31 30ZM10 35 9 30 16 31 18 38ZM3 17 7 15 9 22 4 25Z"
      />
    </>
  );
}

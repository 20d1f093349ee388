import type { Ref } from 'react';
import styles from './stage.module.css';

/** The keeper from the front, ready to go. */
export function Keeper({ ref }: { ref: Ref<SVGSVGElement> }) {
  return (
    <svg ref={ref} className={styles.keeper} viewBox="0 0 84 80" aria-hidden="true">
      <path className={styles.legs} d="M37 56 33 67M47 56 51 67" />
      <path className={styles.stockings} d="M32.5 66 29 74M51.5 66 55 74" />
      <path className={styles.shoes} d="M20 76.5H30M54 76.5H64" />
      <path className={styles.forearms} d="M22 23 10 17M62 23 74 17" />
      <path className={styles.arms} d="M32 27 21 22M52 27 63 22" />
      <path className={styles.trunk} d="M28 24C34 19 50 19 56 24L53 50H31Z" />
      <path className={styles.shorts} d="M31 47H53L56 61H45L42 54 39 61H28Z" />
      <circle className={styles.glove} cx="8" cy="15.5" r="6.5" />
      <circle className={styles.glove} cx="76" cy="15.5" r="6.5" />
      <path className={styles.cuffs} d="M13 22 16 17M71 22 68 17" />
      <ellipse className={styles.head} cx="42" cy="11" rx="7.5" ry="8.5" />
      <path className={styles.hair} d="M34 10C33-1 51-1 50 10 47 5 37 5 34 10Z" />
      <path className={styles.eyes} d="M39.3 12h0M44.7 12h0" />
      <text className={styles.one} x="42" y="41">
        1
      </text>
    </svg>
  );
}

/** The player from behind; the own shirt is drawn over the trunk. */
export function Player() {
  return (
    <svg className={styles.player} viewBox="0 0 200 400" aria-hidden="true">
      <path className={styles.skin} d="M22 130 10 178M178 130 190 178" />
      <path className={styles.skin} d="M76 290 68 366M124 290 136 360" />
      <path className={styles.socks} d="M71 326 66 366M130 322 138 360" />
      <path className={styles.boots} d="M52 384H72M132 378H154" />
      <path className={styles.short} d="M52 226H148L156 304H110L100 268 90 304H44Z" />
      <path className={styles.neck} d="M88 52H112V84H88Z" />
      <circle className={styles.face} cx="100" cy="38" r="28" />
      <path className={styles.hair} d="M72 44C66 0 134 0 128 44 126 62 118 66 100 66 82 66 74 62 72 44Z" />
    </svg>
  );
}

export function Ball({ ref }: { ref: Ref<SVGSVGElement> }) {
  return (
    <svg ref={ref} className={styles.ball} viewBox="0 0 40 40" aria-hidden="true">
      <circle className={styles.leather} cx="20" cy="20" r="18" />
      <path
        className={styles.patches}
        d="M20 12 27 17 24 26H16L13 17ZM20 2 26 5 20 9 14 5ZM37 17 36 25 31 22 33 15ZM30 35 22 38 24 31 31 30ZM10 35 9 30 16 31 18 38ZM3 17 7 15 9 22 4 25Z"
      />
    </svg>
  );
}

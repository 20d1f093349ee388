import type { Ref } from 'react';
import styles from './figures.module.css';

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
      <path className={styles.round} d="M3 26C10 34 30 35 37 14 40 30 32 38 20 38 12 38 5 33 3 26Z" />
    </>
  );
}

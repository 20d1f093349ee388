import styles from './scene.module.css';
import { Ball, Scene } from './scene.tsx';

/** A phone that has nothing to tell leans against the ball. */
export function QuietPhoneIllustration() {
  return (
    <Scene size="small">
      <path className={styles.flight} d="M196 62C210 70 210 94 196 102M212 46C236 62 236 102 212 118" />
      <g transform="rotate(-6 150 92)">
        <rect className={styles.sheet} x="112" y="26" width="76" height="130" rx="14" />
        <path className={styles.line} d="M142 40H158" />
        <path className={styles.faint} d="M126 62H174M126 82H158M126 102H166" />
        <circle className={styles.fill} cx="150" cy="132" r="10" />
      </g>
      <Ball x={92} y={140} turn={-12} />
    </Scene>
  );
}

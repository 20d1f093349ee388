import styles from './scene.module.css';
import { Ball, Scene } from './scene.tsx';

/** A mast that sends, and nothing in its way. */
export function MastIllustration() {
  return (
    <Scene size="small">
      <path className={styles.line} d="M160 58V158M160 92 132 158M160 92 188 158M146 126H174" />
      <circle className={styles.fill} cx="160" cy="48" r="11" />
      <path className={styles.rays} d="M136 28C128 40 128 56 136 68M184 28C192 40 192 56 184 68" />
      <path className={styles.flight} d="M116 14C100 36 100 60 116 82M204 14C220 36 220 60 204 82" />
      <path className={styles.good} d="M226 118l11 13 22-28" />
      <Ball x={84} y={139} turn={-14} />
    </Scene>
  );
}

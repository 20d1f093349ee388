import styles from './scene.module.css';
import { Ball, Scene } from './scene.tsx';

/** The referee's card and a stopwatch: a short break. */
export function RateLimitedIllustration() {
  return (
    <Scene size="small">
      <path className={styles.card} d="M78 34 138 22 156 116 96 128Z" />
      <circle className={styles.sheet} cx="196" cy="108" r="46" />
      <path className={styles.line} d="M186 48H206M196 48V62M232 72L242 62" />
      <path className={styles.rays} d="M196 108V80M196 108L216 120" />
      <path className={styles.faint} d="M196 70V76M196 140V146M158 108H164M228 108H234" />
      <Ball x={276} y={140} turn={14} />
    </Scene>
  );
}

import styles from './scene.module.css';
import { Ball, Scene } from './scene.tsx';

/** The ball on the spot: nothing has begun yet. */
export function KickOffIllustration() {
  return (
    <Scene size="small">
      <path className={styles.thin} d="M60 158A100 64 0 0 1 260 158" />
      <path className={styles.faint} d="M160 158V96M160 80V60" />
      <path className={styles.line} d="M228 158V58" />
      <path className={styles.fill} d="M228 58 276 75 228 94Z" />
      <path className={styles.rays} d="M160 104V92M186 112 194 103M134 112 126 103" />
      <Ball x={160} y={139} turn={8} />
    </Scene>
  );
}

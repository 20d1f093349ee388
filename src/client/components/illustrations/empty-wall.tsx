import styles from './scene.module.css';
import { Ball, Scene } from './scene.tsx';

/** A phone without a picture hangs on a nail: nothing is on the wall yet. */
export function EmptyWallIllustration() {
  return (
    <Scene size="small">
      <path className={styles.thin} d="M160 22 136 48M160 22 184 48" />
      <path className={styles.fill} d="M156 18h8v8h-8Z" />
      <rect className={styles.sheet} x="126" y="46" width="68" height="112" rx="12" />
      <path className={styles.faint} d="M146 78H174M140 98H180M150 148H170" />
      <path className={styles.rays} d="M214 62 226 54M218 82H232M106 62 94 54M102 82H88" />
      <Ball x={236} y={139} turn={12} />
    </Scene>
  );
}

import styles from './scene.module.css';
import { Ball, Scene } from './scene.tsx';

/** The corner flag as a mast with broken radio waves. */
export function OfflineIllustration() {
  return (
    <Scene size="small">
      <path className={styles.line} d="M150 158V34" />
      <path className={styles.fill} d="M150 34 206 54 150 76Z" />
      <path className={styles.thin} d="M126 44C116 58 116 74 126 88M108 32C90 54 90 80 108 100" />
      <path className={styles.flight} d="M90 20C66 50 66 86 90 114" />
      <path className={styles.bad} d="M226 96l24 24M250 96l-24 24" />
      <path className={styles.faint} d="M118 158C124 146 138 140 150 140" />
      <Ball x={108} y={140} turn={-20} />
    </Scene>
  );
}

import styles from './scene.module.css';
import { Ball, Scene } from './scene.tsx';

/** A long pass: the letter flies, the ball lies ready for the answer. */
export function MessageSentIllustration() {
  return (
    <Scene>
      <path className={styles.flight} d="M62 132C84 128 96 120 108 106" />
      <path className={styles.sheet} d="M92 84 250 24 196 132 160 102Z" />
      <path className={styles.fill} d="M250 24 160 102 156 140 178 117Z" />
      <path className={styles.thin} d="M92 84 160 102 250 24" />
      <path className={styles.rays} d="M212 140 222 152M228 124 242 130M86 62 74 54M112 48 106 36" />
      <path className={styles.good} d="M268 112l10 12 20-25" />
      <Ball x={42} y={139} turn={20} />
    </Scene>
  );
}

import styles from './scene.module.css';
import { Ball, Scene } from './scene.tsx';

/** A sheet with nothing on it, and the ball at rest: nothing is due. */
export function EmptyBillsIllustration() {
  return (
    <Scene size="small">
      <path
        className={styles.sheet}
        d="M104 20H212V156L199 146 185 156 171 146 158 156 145 146 131 156 118 146 104 156Z"
      />
      <path className={styles.faint} d="M124 48H166M124 68H192M124 88H192" />
      <circle className={styles.fill} cx="206" cy="112" r="24" />
      <path className={styles.mark} d="M196 113l7 8 14-17" />
      <Ball x={74} y={140} turn={10} />
    </Scene>
  );
}

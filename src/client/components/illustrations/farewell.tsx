import styles from './scene.module.css';
import { Ball, Scene } from './scene.tsx';

/** The season ticket without its stub, and the ball that rolls off the pitch: a customer has left. */
export function FarewellIllustration() {
  return (
    <Scene>
      <g transform="rotate(-5 128 96)">
        <path
          className={styles.sheet}
          d="M48 52A12 12 0 0 1 60 40H176V56A8 8 0 0 0 176 72V120A8 8 0 0 0 176 136V144H60A12 12 0 0 1 48 132Z"
        />
        <circle className={styles.line} cx="86" cy="84" r="11" />
        <path className={styles.line} d="M64 120A22 20 0 0 1 108 120" />
        <path className={styles.faint} d="M124 76H158M124 94H158M124 112H144" />
      </g>
      <g transform="rotate(8 218 92)">
        <path className={styles.fill} d="M200 52H232A10 10 0 0 1 242 62V124A10 10 0 0 1 232 134H200Z" />
        <path className={styles.mark} d="M214 84L228 104M228 84L214 104" />
      </g>
      <path className={styles.flight} d="M206 141H262" />
      <Ball x={284} y={141} turn={24} />
    </Scene>
  );
}

import styles from './scene.module.css';
import { Ball, Scene } from './scene.tsx';

/** Called out from the stand and heard: an answer that came from the heart. */
export function OpinionIllustration() {
  return (
    <Scene>
      <path
        className={styles.sheet}
        d="M86 22H208A16 16 0 0 1 224 38V94A16 16 0 0 1 208 110H140L112 136V110H86A16 16 0 0 1 70 94V38A16 16 0 0 1 86 22Z"
      />
      <path
        className={styles.fill}
        d="M147 92C126 78 118 68 118 57A14 14 0 0 1 147 51A14 14 0 0 1 176 57C176 68 168 78 147 92Z"
      />
      <path className={styles.rays} d="M240 40 254 32M244 66H260M240 92 254 100" />
      <path className={styles.good} d="M262 122l9 11 19-24" />
      <Ball x={206} y={139} turn={-10} />
      <path className={styles.flight} d="M22 152C44 152 64 150 84 146" />
    </Scene>
  );
}

import styles from './scene.module.css';
import { Ball, Scene } from './scene.tsx';

/** The stall outside the ground: a shop that sells our plans. */
export function StallIllustration() {
  return (
    <Scene>
      <path className={styles.sheet} d="M84 84H236V158H84Z" />
      <path
        className={styles.fill}
        d="M84 34H236L254 74A17 17 0 0 1 220 74A17 17 0 0 1 186 74A17 17 0 0 1 152 74A17 17 0 0 1 118 74A17 17 0 0 1 66 74Z"
      />
      <path className={styles.mark} d="M122 38 116 66M160 38V66M198 38 204 66" />
      <path className={styles.line} d="M84 126H236" />
      <path className={styles.thin} d="M108 126V104H126V126M142 126V98H164V126M180 126V108H198V126" />
      <Ball x={276} y={139} turn={12} />
    </Scene>
  );
}

import styles from './scene.module.css';
import { Ball, Scene } from './scene.tsx';

/** The season ticket with the customer's picture: a new customer has joined. */
export function WelcomeIllustration() {
  return (
    <Scene>
      <path className={styles.flight} d="M16 148C40 128 52 108 60 88" />
      <g transform="rotate(-7 150 96)">
        <rect className={styles.sheet} x="66" y="38" width="172" height="104" rx="14" />
        <path className={styles.fill} d="M66 66V52A14 14 0 0 1 80 38H224A14 14 0 0 1 238 52V66Z" />
        <circle className={styles.line} cx="108" cy="93" r="11" />
        <path className={styles.line} d="M86 126A22 20 0 0 1 130 126" />
        <path className={styles.faint} d="M150 88H216M150 106H216M150 124H188" />
      </g>
      <path className={styles.good} d="M258 84l11 13 22-28" />
      <Ball x={272} y={139} turn={16} />
    </Scene>
  );
}

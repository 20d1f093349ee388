import styles from './scene.module.css';
import { Ball, Scene } from './scene.tsx';

/** A phone that receives a code. */
export function VerificationIllustration() {
  return (
    <Scene size="small">
      <rect className={styles.sheet} x="112" y="14" width="82" height="144" rx="12" />
      <path className={styles.thin} d="M144 30H162" />
      <path
        className={styles.fill}
        d="M156 50H262Q272 50 272 60V92Q272 102 262 102H186L168 118V102Q156 102 156 92V60Q146 50 156 50Z"
      />
      <path className={styles.mark} d="M178 76H180M200 76H202M222 76H224M244 76H246" />
      <path className={styles.flight} d="M20 60C50 40 76 36 104 44" />
      <Ball x={70} y={140} />
    </Scene>
  );
}

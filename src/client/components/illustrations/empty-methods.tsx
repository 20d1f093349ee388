import styles from './scene.module.css';
import { Ball, Scene } from './scene.tsx';

/** A card without a name, and the ball beside it: nothing is kept. */
export function EmptyMethodsIllustration() {
  return (
    <Scene size="small">
      <path
        className={styles.sheet}
        d="M100 56H216Q226 56 226 66V132Q226 142 216 142H100Q90 142 90 132V66Q90 56 100 56Z"
      />
      <path className={styles.faint} d="M98 80H218M98 86H218M108 108H140M108 122H164" />
      <Ball x={254} y={140} turn={-14} />
    </Scene>
  );
}

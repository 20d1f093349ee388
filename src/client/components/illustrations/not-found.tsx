import styles from './scene.module.css';
import { Ball, Scene } from './scene.tsx';

/** A ball over the bar: the page missed its goal. */
export function NotFoundIllustration({ size = 'wide' }: { size?: 'wide' | 'small' }) {
  return (
    <Scene size={size}>
      <path
        className={styles.faint}
        d="M84 62V158M108 62V158M132 62V158M156 62V158M180 62V158M204 62V158M70 82H220M70 104H220M70 126H220M70 148H220"
      />
      <path className={styles.line} d="M66 158V58H224V158" />
      <path className={styles.flight} d="M8 150C70 96 160 34 278 24" />
      <Ball x={284} y={26} turn={20} />
    </Scene>
  );
}

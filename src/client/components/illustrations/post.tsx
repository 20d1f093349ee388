import styles from './scene.module.css';
import { Ball, Scene } from './scene.tsx';

/** The ball comes back from the post: it did not work this time, and there is another try. */
export function PostIllustration() {
  return (
    <Scene>
      <path
        className={styles.faint}
        d="M214 62H320M214 88H320M214 114H320M214 140H320M240 40V158M268 40V158M296 40V158"
      />
      <path className={styles.line} d="M208 158V38H320" strokeWidth="8" />
      <path className={styles.rays} d="M196 84 182 76M194 100H178M196 116 182 124" />
      <path className={styles.flight} d="M18 138C72 116 124 104 172 100C150 116 132 126 118 134" />
      <Ball x={104} y={139} turn={-18} />
    </Scene>
  );
}

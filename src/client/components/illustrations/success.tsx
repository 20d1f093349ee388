import styles from './scene.module.css';
import { Ball, Scene } from './scene.tsx';

/** The ball in the net: it went well. */
export function SuccessIllustration() {
  return (
    <Scene>
      <path
        className={styles.faint}
        d="M100 50C104 90 102 130 98 158M128 50C140 84 142 130 132 158M160 50C186 84 190 124 172 158M192 50C214 86 216 128 204 158M222 50C226 90 226 130 228 158M80 72C120 78 200 78 240 72M80 98C130 112 206 110 240 98M80 126C130 142 206 140 240 126"
      />
      <path className={styles.line} d="M76 158V46H244V158" />
      <path
        className={styles.rays}
        d="M184 54 188 38M210 66 222 54M220 92 238 90M156 66 146 54M148 94 130 94"
      />
      <path className={styles.flight} d="M4 152C60 150 120 134 160 110" />
      <Ball x={184} y={96} turn={-12} />
      <path className={styles.good} d="M262 118l12 14 24-30" />
    </Scene>
  );
}

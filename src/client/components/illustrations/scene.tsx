import type { ReactNode } from 'react';
import brandPattern from '../pattern.module.css';
import styles from './scene.module.css';

interface Props {
  /** `wide` across a page, `small` inside a card or a narrow column. */
  size?: 'wide' | 'small';
  children: ReactNode;
}

/**
 * The frame of our drawings, 320 × 180: the brand's pattern as the stand, the edge of the pitch and the scene, in the
 * brand's colours. It is decoration: the text beside it says the same.
 */
export function Scene({ size = 'wide', children }: Props) {
  return (
    <div className={`${brandPattern.behind} ${styles.stand}`} data-size={size}>
      <svg className={styles.scene} viewBox="0 0 320 180" role="presentation" aria-hidden="true">
        <path className={styles.pitch} d="M0 158H320" />
        {children}
      </svg>
    </div>
  );
}

/** The ball, which every picture contains. */
export function Ball({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <circle className={styles.ball} r="17" />
      <path
        className={styles.panel}
        d="M0-6.500 6.200-2 3.800 5.300H-3.800L-6.200-2ZM0-6.500V-16.500M6.200-2 15.500-5.300M3.800 5.300 9.200 13.500M-3.800 5.300-9.200 13.500M-6.200-2-15.500-5.300"
      />
    </g>
  );
}

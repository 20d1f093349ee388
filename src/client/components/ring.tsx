import type { ReactNode } from 'react';
import styles from './ring.module.css';

const RADIUS = 44;
const LENGTH = 2 * Math.PI * RADIUS;

interface Props {
  /** The share that is left, from 1 to 0. */
  share: number;
  size?: 's' | 'l';
  tone?: 'plain' | 'warning' | 'negative';
  /** A text for screen readers; absent where the text beside the ring says it. */
  label?: string;
  /** The number in the middle. */
  children: ReactNode;
}

/** The remaining time or volume as a ring with the figure inside. */
export function Ring({ share, size = 's', tone = 'plain', label, children }: Props) {
  const left = Math.max(0, Math.min(1, share));
  const named = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return (
    <div className={styles.ring} data-size={size} data-tone={tone} {...named}>
      <svg viewBox="0 0 100 100" className={styles.drawing} aria-hidden="true">
        <circle className={styles.track} cx="50" cy="50" r={RADIUS} />
        <circle
          className={styles.hand}
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - left)}
          data-empty={left === 0}
        />
      </svg>
      <span className={styles.middle}>{children}</span>
    </div>
  );
}

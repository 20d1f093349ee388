import type { UsageHistory } from '../../../shared/api/usage.ts';
import styles from './usage.module.css';

const WIDTH = 600;
const HEIGHT = 140;

/** The data of some days as bars, oldest first. The table says the same to screen readers. */
export function HistoryPicture({ days }: { days: UsageHistory['days'] }) {
  const most = Math.max(1, ...days.map(({ dataMb }) => dataMb));
  const step = WIDTH / days.length;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={styles.picture}
      aria-hidden="true"
    >
      {days.map(({ day, dataMb }, index) => {
        const height = dataMb === 0 ? 0 : Math.max(2, (dataMb / most) * HEIGHT);
        return (
          <rect
            key={day}
            className={styles.bar}
            x={index * step + step * 0.15}
            y={HEIGHT - height}
            width={step * 0.7}
            height={height}
          />
        );
      })}
    </svg>
  );
}

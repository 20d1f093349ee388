import { useCountdown } from '../../forms/widgets/use-countdown.ts';
import { useText } from '../../lib/text.ts';
import styles from './giveaway.module.css';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days, hours, minutes and seconds until a moment. */
export function Countdown({ until }: { until: string }) {
  const text = useText();
  const left = useCountdown(Date.parse(until), Date.now);
  const parts = [
    ['days', Math.floor(left / DAY)],
    ['hours', Math.floor((left % DAY) / HOUR)],
    ['minutes', Math.floor((left % HOUR) / MINUTE)],
    ['seconds', Math.floor((left % MINUTE) / SECOND)],
  ] as const;
  return (
    <p className={styles.countdown} role="timer">
      {parts.map(([unit, count]) => (
        <span key={unit} className={styles.part}>
          <span className={styles.count}>{count}</span> {text(`giveaway.page.unit.${unit}`, { count })}
        </span>
      ))}
    </p>
  );
}

import { Countdown } from '../../components/countdown.tsx';
import { useText } from '../../lib/text.ts';
import styles from './time-left.module.css';

/** The countdown as a scoreboard. */
export function TimeLeft({ until }: { until: string }) {
  const text = useText();
  return (
    <div className={styles.board}>
      <p className={styles.label}>{text('giveaway.page.left')}</p>
      <Countdown until={Date.parse(until)} />
    </div>
  );
}

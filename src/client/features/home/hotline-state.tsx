import { hotlineNow } from '../../../shared/hotline-hours.ts';
import { useText } from '../../lib/text.ts';
import { useMinute } from '../../lib/use-minute.ts';
import styles from './trust-row.module.css';

/** Open or closed right now in Berlin, with today's hours. */
export function HotlineState() {
  const text = useText();
  const { open, today } = hotlineNow(useMinute());
  return (
    <span className={styles.state} data-open={open}>
      {text(open ? 'home.hotline.open' : 'home.hotline.closed', { from: today.from, to: today.to })}
    </span>
  );
}

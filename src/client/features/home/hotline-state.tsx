import { hotlineNow } from '../../../shared/hotline-hours.ts';
import { useText } from '../../lib/text.ts';
import { useMinute } from '../../lib/use-minute.ts';
import styles from './trust-row.module.css';

/** Until when the hotline is open, or from when it opens again, in Berlin time. */
export function HotlineState() {
  const text = useText();
  const { open, ...when } = hotlineNow(useMinute());
  return (
    <span className={styles.state} data-open={open}>
      {text(open ? 'home.hotline.open' : 'home.hotline.closed', when)}
    </span>
  );
}

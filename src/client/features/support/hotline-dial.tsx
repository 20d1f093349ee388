import { team } from 'virtual:team';
import { IconPhone } from '@tabler/icons-react';
import { hotlineNow } from '../../../shared/hotline-hours.ts';
import { useText } from '../../lib/text.ts';
import { useMinute } from '../../lib/use-minute.ts';
import styles from './hotline-dial.module.css';

/** The short number, and whether the hotline is open now. */
export function HotlineDial({ size = 'm' }: { size?: 'm' | 'l' }) {
  const text = useText();
  const { open, ...when } = hotlineNow(useMinute());
  return (
    <div className={styles.call} data-size={size}>
      <a className={styles.dial} href={`tel:${team.shortDial}`}>
        <IconPhone size={32} aria-hidden="true" />
        <span className="visually-hidden">{text('support.page.dial', { number: team.shortDial })}</span>
        <span aria-hidden="true">{team.shortDial}</span>
      </a>
      <p className={styles.state} data-open={open}>
        {text(open ? 'support.page.open' : 'support.page.closed', when)}
      </p>
      <p className={styles.note}>{text('support.page.free')}</p>
    </div>
  );
}

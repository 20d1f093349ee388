import { team } from 'virtual:team';
import { IconPhone } from '@tabler/icons-react';
import { formatPhone } from '../../../shared/format-phone.ts';
import { hotlineNow, hotlineWeek } from '../../../shared/hotline-hours.ts';
import { Card } from '../../components/card.tsx';
import { useText } from '../../lib/text.ts';
import { useMinute } from '../../lib/use-minute.ts';
import styles from './hotline-card.module.css';

const days = ['weekday', 'saturday', 'sunday'] as const;

/** The short number, whether the hotline is open now, and its hours. */
export function HotlineCard() {
  const text = useText();
  const { open, ...when } = hotlineNow(useMinute());
  return (
    <Card>
      <div className={styles.call}>
        <a className={styles.dial} href={`tel:${team.shortDial}`}>
          <IconPhone size={32} aria-hidden="true" />
          <span className="visually-hidden">{text('support.page.dial', { number: team.shortDial })}</span>
          <span aria-hidden="true">{team.shortDial}</span>
        </a>
        <p className={styles.state} data-open={open}>
          {text(open ? 'support.page.open' : 'support.page.closed', when)}
        </p>
        <p className={styles.note}>{text('support.page.free')}</p>
        <a className={styles.other} href={`tel:${team.hotline}`}>
          {text('support.page.otherNetworks', { number: formatPhone(team.hotline) })}
        </a>
      </div>
      <div>
        <h2 className={styles.title}>{text('support.page.hours')}</h2>
        <dl className={styles.hours}>
          {days.map((day) => (
            <div key={day}>
              <dt>{text(`support.page.hours.${day}`)}</dt>
              <dd>{text('support.page.hours.span', { ...hotlineWeek[day] })}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

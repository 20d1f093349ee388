import { team } from 'virtual:team';
import { formatPhone } from '../../../shared/format-phone.ts';
import { hotlineDay, hotlineWeek } from '../../../shared/hotline-hours.ts';
import { Ticket } from '../../components/ticket.tsx';
import { useText } from '../../lib/text.ts';
import { useMinute } from '../../lib/use-minute.ts';
import styles from './hotline-card.module.css';
import { HotlineDial } from './hotline-dial.tsx';

/** The hotline as a ticket: its number, whether it is open now, and its hours. */
export function HotlineCard() {
  const text = useText();
  return (
    <Ticket label={text('support.page.hotline')} stub={<Hours />}>
      <HotlineDial size="l" />
      <a className={styles.other} href={`tel:${team.hotline}`}>
        {text('support.page.otherNetworks', { number: formatPhone(team.hotline) })}
      </a>
    </Ticket>
  );
}

const days = ['weekday', 'saturday', 'sunday'] as const;

function Hours() {
  const text = useText();
  const today = hotlineDay(useMinute());
  return (
    <>
      <h2 className={styles.title}>{text('support.page.hours')}</h2>
      <dl className={styles.hours}>
        {days.map((day) => (
          <div key={day} data-today={day === today}>
            <dt>
              {text(`support.page.hours.${day}`)}
              {day === today ? (
                <span className={styles.today}>{text('support.page.hours.today')}</span>
              ) : null}
            </dt>
            <dd>{text('support.page.hours.span', { ...hotlineWeek[day] })}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

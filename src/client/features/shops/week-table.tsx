import { berlinToday } from '../../../shared/dates.ts';
import {
  holidayWithin,
  type Weekday,
  type WeekHours,
  weekdayOf,
  weekdays,
} from '../../../shared/opening-hours.ts';
import { Section } from '../../components/section.tsx';
import { dayInWords } from '../../lib/day-in-words.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { spansInWords } from './time-in-words.ts';
import styles from './week-table.module.css';

/** How early a holiday is told. */
const SOON_DAYS = 14;

/** The usual week, today marked, and the next holiday where it is near. */
export function WeekTable({ hours }: { hours: WeekHours }) {
  const text = useText();
  const { lang } = useLanguage();
  const today = berlinToday(useMinute());
  const holiday = holidayWithin(today, SOON_DAYS);
  return (
    <Section size="part" title={text('shops.page.detail.hours')}>
      <table className={styles.week}>
        <caption className="visually-hidden">{text('shops.page.detail.hours')}</caption>
        <tbody>
          {alike(hours).map(({ from, to, days }) => (
            <tr key={from} aria-current={days.includes(weekdayOf(today)) ? 'date' : undefined}>
              <th scope="row">
                {from === to
                  ? text(`shops.page.weekday.${from}`)
                  : text('shops.page.detail.days', {
                      from: text(`shops.page.weekday.${from}`),
                      to: text(`shops.page.weekday.${to}`),
                    })}
              </th>
              <td>{spansInWords(hours[from], lang) || text('shops.page.detail.closed')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {holiday
          ? text('shops.page.detail.holiday', { day: dayInWords(holiday, lang) })
          : text('shops.page.detail.holidays')}
      </p>
    </Section>
  );
}

interface Days {
  from: Weekday;
  to: Weekday;
  days: Weekday[];
}

/** Days that follow one another with the same hours. */
function alike(hours: WeekHours): Days[] {
  const rows: Days[] = [];
  for (const day of weekdays) {
    const last = rows.at(-1);
    if (last && JSON.stringify(hours[last.from]) === JSON.stringify(hours[day])) {
      last.to = day;
      last.days.push(day);
    } else rows.push({ from: day, to: day, days: [day] });
  }
  return rows;
}

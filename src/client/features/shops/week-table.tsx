import { berlinToday } from '../../../shared/dates.ts';
import { localeOf } from '../../../shared/language.ts';
import { holidayWithin, type WeekHours, weekdayOf, weekdays } from '../../../shared/opening-hours.ts';
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
          {weekdays.map((weekday) => (
            <tr key={weekday} aria-current={weekday === weekdayOf(today) ? 'date' : undefined}>
              <th scope="row">{text(`shops.page.weekday.${weekday}`)}</th>
              <td>{spansInWords(hours[weekday], lang) || text('shops.page.detail.closed')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {holiday
          ? text('shops.page.detail.holiday', { day: dayInWords(holiday, localeOf[lang]) })
          : text('shops.page.detail.holidays')}
      </p>
    </Section>
  );
}

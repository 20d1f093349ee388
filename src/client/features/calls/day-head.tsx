import { useIntl } from 'react-intl';
import styles from './calls.module.css';

/** The header of a day's connections in their table. */
export function DayHead({ day }: { day: string }) {
  const { locale } = useIntl();
  const words = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <tr>
      <th className={styles.day} scope="rowgroup" colSpan={4}>
        {words.format(new Date(day))}
      </th>
    </tr>
  );
}

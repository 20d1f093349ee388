import { dayInWords } from '../../lib/day-in-words.ts';
import { useLanguage } from '../../lib/language.ts';
import styles from './calls.module.css';

/** The header of a day's connections in their table. */
export function DayHead({ day }: { day: string }) {
  const { lang } = useLanguage();
  return (
    <tr>
      <th className={styles.day} scope="rowgroup" colSpan={4}>
        {dayInWords(day, lang, { weekday: true })}
      </th>
    </tr>
  );
}

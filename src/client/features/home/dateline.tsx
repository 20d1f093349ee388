import { team } from 'virtual:team';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../lib/language.ts';
import { useMinute } from '../../lib/use-minute.ts';
import styles from './hero.module.css';

/** The head of a newspaper's front page: what it is about, and today's date in Berlin. */
export function Dateline() {
  const intl = useIntl();
  const { lang } = useLanguage();
  const today = intl.formatDate(useMinute(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  });
  return (
    <p className={styles.dateline}>
      <span>{team.words[lang].title}</span>
      <span>{today}</span>
    </p>
  );
}

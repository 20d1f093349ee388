import { team } from 'virtual:team';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../lib/language.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { heroPart } from './hero-part.ts';

/** The first line, like a newspaper's: the topic, and today's date in Berlin. */
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
    <p className={heroPart('dateline')}>
      <span>{team.words[lang].title}</span>
      <span>{today}</span>
    </p>
  );
}

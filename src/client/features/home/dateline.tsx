import { team } from 'virtual:team';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../lib/language.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { heroPart } from './hero-part.ts';

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
    <p className={heroPart('dateline')}>
      <span>{team.words[lang].title}</span>
      <span>{today}</span>
    </p>
  );
}

import { berlinMoment } from '../../../shared/berlin-moment.ts';
import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { type Lang, localeOf } from '../../../shared/language.ts';
import { dayInWords } from '../../lib/day-in-words.ts';
import { useLanguage } from '../../lib/language.ts';
import { type Text, useText } from '../../lib/text.ts';
import { useMinute } from '../../lib/use-minute.ts';

/** A moment as people say it: `heute, 14:05 Uhr`, `24. Dezember, 9:30 Uhr`. @param now of the server */
export function momentInWords(text: Text, lang: Lang, moment: Date, now: Date): string {
  const [day, today] = [berlinToday(moment), berlinToday(now)];
  const short = berlinMoment(moment).time.slice(0, 5).replace(/^0/, '');
  const time = lang === 'tr' ? short.replace(':', '.') : short;
  const near = new Map([
    [addDays(today, -1), 'yesterday'],
    [today, 'today'],
    [addDays(today, 1), 'tomorrow'],
  ]).get(day);
  if (near) return text(`network.page.when.${near}`, { time });
  return text('network.page.when.day', { day: dayInWords(day, localeOf[lang]), time });
}

/** The same, seen from now. */
export function useMomentInWords(): (iso: string) => string {
  const text = useText();
  const { lang } = useLanguage();
  const now = useMinute();
  return (iso) => momentInWords(text, lang, new Date(iso), now);
}

import { berlinMoment } from '../../../shared/berlin-moment.ts';
import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { Lang } from '../../../shared/language.ts';
import { dayInWords } from '../../lib/day-in-words.ts';
import { useLanguage } from '../../lib/language.ts';
import { type Text, useText } from '../../lib/text.ts';
import { useMinute } from '../../lib/use-minute.ts';

/**
 * A moment as people say it: `heute, 14:05 Uhr`, `24. Dezember, 9 Uhr`.
 * @param now of the server
 * @param until later on the same day: `morgen, 2–6 Uhr`
 */
export function momentInWords(text: Text, lang: Lang, moment: Date, now: Date, until?: Date): string {
  const [day, today] = [berlinToday(moment), berlinToday(now)];
  const time = [moment, ...(until ? [until] : [])].map((one) => clock(lang, one)).join('–');
  const near = new Map([
    [addDays(today, -1), 'yesterday'],
    [today, 'today'],
    [addDays(today, 1), 'tomorrow'],
  ]).get(day);
  if (near) return text(`network.page.when.${near}`, { time });
  return text('network.page.when.day', { day: dayInWords(day, lang), time });
}

/** A full hour has no minutes in German. */
function clock(lang: Lang, moment: Date): string {
  const short = berlinMoment(moment).time.slice(0, 5).replace(/^0/, '');
  return lang === 'tr' ? short.replace(':', '.') : short.replace(':00', '');
}

/** The same, seen from now. */
export function useMomentInWords(): (iso: string, until?: string) => string {
  const text = useText();
  const { lang } = useLanguage();
  const now = useMinute();
  return (iso, until) =>
    momentInWords(text, lang, new Date(iso), now, until === undefined ? undefined : new Date(until));
}

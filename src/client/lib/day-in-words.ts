import { berlinToday } from '../../shared/dates.ts';
import type { Lang } from '../../shared/language.ts';

const months = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  tr: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' '),
};
const weekdays = {
  de: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' '),
  tr: 'Pazar Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi'.split(' '),
};

/** What is said besides day and month. */
interface Further {
  weekday?: boolean;
  year?: boolean;
}

/**
 * `2026-12-24` as part of a sentence: `24. Dezember`, `24 Aralık`; in full `Donnerstag, 24. Dezember 2026`, `24 Aralık 2026
 * Perşembe`. Put together here, as `Intl.DateTimeFormat` takes 90 ms on a slow phone when a page asks it first; a test holds
 * both against each other.
 */
export function dayInWords(isoDay: string, lang: Lang, { weekday, year }: Further = {}): string {
  const day = new Date(isoDay.slice(0, 10));
  const name = weekdays[lang][day.getUTCDay()];
  const words = [
    `${day.getUTCDate()}${lang === 'de' ? '.' : ''} ${months[lang][day.getUTCMonth()]}`,
    ...(year ? [day.getUTCFullYear()] : []),
  ].join(' ');
  if (!weekday) return words;
  return lang === 'de' ? `${name}, ${words}` : `${words} ${name}`;
}

/** A moment as people read its day in Germany: `26. Februar 2026`, `26 Şubat 2026`. */
export const dayOfMoment = (moment: string, lang: Lang): string =>
  dayInWords(berlinToday(new Date(moment)), lang, { year: true });

/** The month of `2026-12-24` in three letters: `Dez`, `Ara`. */
export function shortMonth(isoDay: string, lang: Lang): string {
  return months[lang][Number(isoDay.slice(5, 7)) - 1]?.slice(0, 3) ?? '';
}

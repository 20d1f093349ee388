import { type Lang, localeOf } from './language.ts';

/** How the moment of a copy is said: the ending of the words' key, and what stands in them. */
export interface CopyAge {
  key: 'today' | 'yesterday' | 'day';
  time: string;
  /** Without a year: a copy does not live so long. */
  date: string;
}

/**
 * How old a copy is, by the reader's own clock and time zone.
 * @param at when the server made it, in milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function copyAge(at: number, now: number, lang: Lang): CopyAge {
  const moment = new Date(at);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf[lang], options).format(moment);
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  const isDay = (other: Date) => moment.toDateString() === other.toDateString();
  return {
    key: isDay(new Date(now)) ? 'today' : isDay(yesterday) ? 'yesterday' : 'day',
    time: format({ hour: '2-digit', minute: '2-digit' }),
    date: format({ day: 'numeric', month: 'long' }),
  };
}

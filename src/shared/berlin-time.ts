import { isSummerTime } from './berlin-clock.ts';

/**
 * The moment at which clocks in Berlin show a day and a time. An hour that comes twice is the first of both; a time that
 * is left out when summer time begins is an hour later.
 * @param typed `2027-01-31T10:00`
 */
export function berlinTime(typed: string): Date {
  const inSummer = new Date(`${typed.slice(0, 16)}+02:00`);
  return isSummerTime(inSummer) ? inSummer : new Date(inSummer.getTime() + 3600 * 1000);
}

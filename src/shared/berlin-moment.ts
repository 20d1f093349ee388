import { berlinClock, isSummerTime } from './berlin-clock.ts';
import { germanDay } from './german-day.ts';

/** A moment as a clock in Berlin shows it. */
export interface BerlinMoment {
  /** `25.10.2026` */
  day: string;
  /** `02:30:00` */
  time: string;
  /** In the night when summer time ends, 02:30 occurs twice: only the zone tells which one it was. */
  zone: 'summer' | 'winter';
}

/** Date and time in Europe/Berlin, with summer or winter time. */
export function berlinMoment(moment: Date): BerlinMoment {
  const [day = '', time = ''] = berlinClock(moment).split('T');
  return { day: germanDay(day), time, zone: isSummerTime(moment) ? 'summer' : 'winter' };
}

import { berlinClock, isSummerTime } from './berlin-clock.ts';

/** The calendar day in Berlin at a moment, as `YYYY-MM-DD`. */
export function berlinToday(now: Date): string {
  return berlinClock(now).slice(0, 10);
}

/** The moment at which a day (YYYY-MM-DD) begins in Berlin. */
export function berlinMidnight(day: string): Date {
  // The clocks change later in the night.
  const inSummer = new Date(`${day}T00:00:00+02:00`);
  return isSummerTime(inSummer) ? inSummer : new Date(`${day}T00:00:00+01:00`);
}

/** Whether the text is an ISO day that exists: 2025-02-29 does not exist, and is not changed to 1 March. */
export function isIsoDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whole years between two ISO days; a person who was born on 29 February has the birthday on 1 March. */
export function wholeYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

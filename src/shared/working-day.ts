import { addDays } from './calendar.ts';
import { isNationwideHoliday } from './holidays.ts';

/** The day itself, or the next one on which banks work: no weekend, no nationwide holiday (YYYY-MM-DD). */
export function nextWorkingDay(day: string): string {
  let next = day;
  while (isDayOff(next)) next = addDays(next, 1);
  return next;
}

function isDayOff(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0 || isNationwideHoliday(day);
}

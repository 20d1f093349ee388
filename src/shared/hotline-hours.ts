import { berlinToday } from './dates.ts';
import { isNationwideHoliday } from './holidays.ts';

/** Opening hours of a day in Berlin, whole hours. */
export interface Hours {
  from: number;
  to: number;
}

const WEEKDAY: Hours = { from: 8, to: 17 };
const SATURDAY: Hours = { from: 10, to: 20 };
const SUNDAY: Hours = { from: 10, to: 18 };

const berlinHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** SPEC §1: Monday to Friday 8–17, Saturday 10–20, Sunday and holidays 10–18. */
function hotlineHours(day: string): Hours {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || isNationwideHoliday(day)) return SUNDAY;
  return weekday === 6 ? SATURDAY : WEEKDAY;
}

/** Whether somebody answers at this moment, and today's hours. */
export function hotlineNow(now: Date): { open: boolean; today: Hours } {
  const today = hotlineHours(berlinToday(now));
  const hour = Number(berlinHour.format(now));
  return { open: hour >= today.from && hour < today.to, today };
}

import { berlinToday } from './dates.ts';
import { isNationwideHoliday } from './holidays.ts';

/** Opening hours of a day in Berlin, whole hours. */
export interface Hours {
  from: number;
  to: number;
}

/** SPEC §1: Monday to Friday 8–17, Saturday 10–20, Sunday and holidays 10–18. */
export const hotlineWeek = {
  weekday: { from: 8, to: 17 },
  saturday: { from: 10, to: 20 },
  sunday: { from: 10, to: 18 },
} as const satisfies Record<string, Hours>;

const berlinHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  hourCycle: 'h23',
});

function hotlineHours(day: string): Hours {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || isNationwideHoliday(day)) return hotlineWeek.sunday;
  return weekday === 6 ? hotlineWeek.saturday : hotlineWeek.weekday;
}

/** Whether somebody answers at this moment, and today's hours. */
export function hotlineNow(now: Date): { open: boolean; today: Hours } {
  const today = hotlineHours(berlinToday(now));
  const hour = Number(berlinHour.format(now));
  return { open: hour >= today.from && hour < today.to, today };
}

import { berlinClock } from './berlin-clock.ts';
import { berlinToday } from './dates.ts';
import { dayMs } from './durations.ts';
import { isNationwideHoliday } from './holidays.ts';

/** Opening hours of a day in Berlin, whole hours. */
export interface Hours {
  from: number;
  to: number;
}

/** Monday to Friday 8–17, Saturday 10–20, Sunday and holidays 10–18 (specification, "Hotline"). */
export const hotlineWeek = {
  weekday: { from: 8, to: 17 },
  saturday: { from: 10, to: 20 },
  sunday: { from: 10, to: 18 },
} as const satisfies Record<string, Hours>;

function kindOf(day: string): keyof typeof hotlineWeek {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || isNationwideHoliday(day)) return 'sunday';
  return weekday === 6 ? 'saturday' : 'weekday';
}

const hotlineHours = (day: string): Hours => hotlineWeek[kindOf(day)];

/** Whose hours the day of a moment has; a holiday has those of a Sunday. */
export const hotlineDay = (now: Date): keyof typeof hotlineWeek => kindOf(berlinToday(now));

/** The hotline is open until a full hour, or opens at one. */
export type HotlineState =
  | { open: true; to: number }
  | { open: false; day: 'today' | 'tomorrow'; from: number };

/** Whether the hotline is open now, until when, and if not, when it opens. It opens on every day of the year. */
export function hotlineNow(now: Date): HotlineState {
  const day = berlinToday(now);
  const today = hotlineHours(day);
  const hour = Number(berlinClock(now).slice(11, 13));
  if (hour < today.from) return { open: false, day: 'today', from: today.from };
  if (hour < today.to) return { open: true, to: today.to };
  return { open: false, day: 'tomorrow', from: hotlineHours(dayAfter(day)).from };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}

import { berlinClock } from './berlin-clock.ts';
import { addDays } from './calendar.ts';
import { berlinToday } from './dates.ts';
import { isNationwideHoliday } from './holidays.ts';

/** Sunday first, as `Date.getUTCDay` counts. */
const byNumber = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** The days of the week in the order of a German calendar. */
export const weekdays = [...byNumber.slice(1), 'sunday'] as const;
export type Weekday = (typeof byNumber)[number];

/** From one time of a day to a later one, as clocks in Berlin show them: `09:30`, always five characters. */
export interface Span {
  from: string;
  to: string;
}

/** When a shop is open on each day of a usual week; no span: closed. */
export type WeekHours = Readonly<Record<Weekday, readonly Span[]>>;

/** Open until a time, or closed until one: `inDays` counts from today. Null where no time is found. */
export type OpeningState =
  | { open: true; until: string }
  | { open: false; next: { inDays: number; weekday: Weekday; from: string } | null };

/** Around Christmas three days in a row are closed; a shop may be open on one day a week only. */
const LOOK_AHEAD_DAYS = 14;

/** Whether a shop is open at a moment, until when, and if not, when it opens. On nationwide holidays it stays closed. */
export function openingState(week: WeekHours, now: Date): OpeningState {
  const today = berlinToday(now);
  const time = berlinClock(now).slice(11, 16);
  const current = spansOn(week, today).find(({ from, to }) => from <= time && time < to);
  if (current) return { open: true, until: current.to };
  for (let inDays = 0; inDays <= LOOK_AHEAD_DAYS; inDays++) {
    const day = addDays(today, inDays);
    const next = spansOn(week, day).find(({ from }) => inDays > 0 || from > time);
    if (next) return { open: false, next: { inDays, weekday: weekdayOf(day), from: next.from } };
  }
  return { open: false, next: null };
}

/** The hours of a day (YYYY-MM-DD): none on a nationwide holiday. */
export function spansOn(week: WeekHours, day: string): readonly Span[] {
  return isNationwideHoliday(day) ? [] : week[weekdayOf(day)];
}

export function weekdayOf(day: string): Weekday {
  return byNumber[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday';
}

/** The next nationwide holiday from a day on, within some days; undefined where there is none. */
export function holidayWithin(day: string, days: number): string | undefined {
  return Array.from({ length: days }, (_, i) => addDays(day, i)).find(isNationwideHoliday);
}

/** Whether the spans of a day follow one another and each ends after it begins. */
export function isPossibleDay(spans: readonly Span[]): boolean {
  return spans.every(({ from, to }, at) => from < to && (spans[at - 1]?.to ?? '') < from);
}

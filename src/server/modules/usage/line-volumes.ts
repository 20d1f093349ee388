import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { type DayUsage, drawDown } from '../../../shared/draw-down.ts';
import type { AllowanceRow } from '../packages/allowance.repository.ts';

/** An allowance with its days and what is used of it. */
export interface DrawnAllowance extends AllowanceRow {
  startsOn: string;
  used: number;
}

/** The longest that an allowance and those that share days with it are followed back. */
export const longestDays = 100;

/** The first day whose usage decides what is left of the allowances that count on a day. */
export function firstDay(allowances: readonly AllowanceRow[], day: string): string {
  const shared = allowances.map(daysOf).filter(({ startsOn, endsOn }) => startsOn < day && endsOn >= day);
  const [first] = shared.map(({ startsOn }) => startsOn).sort();
  return first === undefined ? day : firstDay(allowances, first);
}

/** What is used of the allowances of one line that count on a day, in the order of their ends. */
export function drawnOn(
  allowances: readonly AllowanceRow[],
  usage: readonly DayUsage[],
  today: string,
): DrawnAllowance[] {
  const volumes = allowances.map((one) => ({ ...one, ...daysOf(one), startsAt: one.startsAt.toISOString() }));
  const used = drawDown(volumes, usage);
  return allowances
    .map((one) => ({ ...one, startsOn: daysOf(one).startsOn, used: used.get(one.id) ?? 0 }))
    .filter(({ startsOn, endsOn, endedAt }) => endedAt === null && startsOn <= today && endsOn >= today)
    .sort((a, b) => (a.endsOn === b.endsOn ? +a.startsAt - +b.startsAt : a.endsOn < b.endsOn ? -1 : 1));
}

/** One that was taken back counted until the day before. */
function daysOf({ startsAt, endsOn, endedAt }: AllowanceRow): { startsOn: string; endsOn: string } {
  const lastDay = endedAt ? addDays(berlinToday(endedAt), -1) : endsOn;
  return { startsOn: berlinToday(startsAt), endsOn: lastDay < endsOn ? lastDay : endsOn };
}

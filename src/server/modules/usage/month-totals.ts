import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { DayUsage } from '../../../shared/draw-down.ts';
import { type Cycle, cycleOf } from '../../../shared/usage.ts';
import type { AllowanceRow } from '../packages/allowance.repository.ts';

/** What a line has used: megabytes of all zones, minutes, messages. */
export function sumOf(usage: readonly Pick<DayUsage, 'kind' | 'amount'>[]) {
  const of = (wanted: string) =>
    usage.filter(({ kind }) => kind === wanted).reduce((sum, { amount }) => sum + amount, 0);
  return { dataMb: of('data'), minutes: of('minutes'), sms: of('sms') };
}

/** The data volumes of a line that began on the days of a month: what was agreed for it (TKTransparenzV § 9 (1)). */
export function agreedMb(
  allowances: readonly AllowanceRow[],
  { startsOn, endsOn }: Pick<Cycle, 'startsOn' | 'endsOn'>,
): number {
  return allowances
    .filter(({ kind, startsAt }) => {
      const day = berlinToday(startsAt);
      return kind === 'data' && day >= startsOn && day <= endsOn;
    })
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** The month of a line before the one of a day; null for the first. */
export function cycleBefore(lineStartsOn: string, day: string): Cycle | null {
  const { month, startsOn } = cycleOf(lineStartsOn, day);
  return month === 1 ? null : cycleOf(lineStartsOn, addDays(startsOn, -1));
}

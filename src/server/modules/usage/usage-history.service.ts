import type { UsageHistory } from '../../../shared/api/usage.ts';
import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { DayUsage } from '../../../shared/draw-down.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { cyclesOf, daysFrom } from '../../../shared/usage.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { type AllowanceRow, allowancesSince } from '../packages/allowance.repository.ts';
import { agreedMb, sumOf } from './month-totals.ts';
import { linesOf } from './usage.repository.ts';
import { usageKeptDays } from './usage.retention.ts';
import { usageSince } from './usage.service.ts';

/**
 * What a customer's line has used by each day and by the months of its bills, as long as it is kept.
 * @throws Problem 1023 without a line; 1109 for a line that is not the customer's
 */
export async function historyOf(deps: AppDeps, userId: string, contractId?: string): Promise<UsageHistory> {
  const today = berlinToday(deps.clock());
  const lines = await linesOf(deps.db, userId, today);
  const line = contractId ? lines.find((one) => one.contractId === contractId) : lines[0];
  if (!line) throw problem(contractId ? 1109 : 1023);
  const kept = addDays(today, -usageKeptDays);
  const [from = today] = [line.startsOn, kept].sort().slice(-1);
  const { usage } = await usageSince(deps, [line], from, today);
  const allowances = await allowancesSince(deps.db, [line.contractId], from);
  const used = groupBy(usage, ({ day }) => day);
  const days = daysFrom(from, today)
    .toReversed()
    .map((day) => ({ day, ...sumOf(used.get(day) ?? []) }));
  return { days, months: monthsOf(line.startsOn, usage, allowances, { from, today }) };
}

/** The months of the line's bills, newest first; of the oldest one only the days that are kept. */
function monthsOf(
  lineStartsOn: string,
  usage: readonly DayUsage[],
  allowances: readonly AllowanceRow[],
  { from, today }: { from: string; today: string },
): UsageHistory['months'] {
  return cyclesOf(lineStartsOn, { from, to: today }).map((month) => {
    const { startsOn, endsOn } = month;
    const first = startsOn < from ? from : startsOn;
    const own = usage.filter(({ day }) => day >= first && day <= endsOn);
    return { startsOn: first, endsOn, ...sumOf(own), agreedMb: agreedMb(allowances, month) };
  });
}

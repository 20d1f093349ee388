import type { UsageHistory } from '../../../shared/api/usage.ts';
import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { DayUsage } from '../../../shared/draw-down.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { linesOf } from './usage.repository.ts';
import { usageKeptDays } from './usage.retention.ts';
import { usageSince } from './usage.service.ts';

/**
 * What a customer's line has used by day and by month, as long as it is kept.
 * @throws Problem 1023 without a line; 1109 for a line that is not the customer's
 */
export async function historyOf(deps: AppDeps, userId: string, contractId?: string): Promise<UsageHistory> {
  const today = berlinToday(deps.clock());
  const lines = await linesOf(deps.db, userId, today);
  const line = contractId ? lines.find((one) => one.contractId === contractId) : lines[0];
  if (!line) throw problem(contractId ? 1109 : 1023);
  const { usage } = await usageSince(deps, [line], addDays(today, -usageKeptDays), today);
  const sums = (key: (one: DayUsage) => string) =>
    [...groupBy(usage, key)].sort(([a], [b]) => (a < b ? 1 : -1)).map(([at, of]) => ({ at, ...sumOf(of) }));
  return {
    days: sums(({ day }) => day).map(({ at: day, ...sum }) => ({ day, ...sum })),
    months: sums(({ day }) => day.slice(0, 7)).map(({ at: month, ...sum }) => ({ month, ...sum })),
  };
}

function sumOf(usage: readonly DayUsage[]) {
  const of = (wanted: string) =>
    usage.filter(({ kind }) => kind === wanted).reduce((sum, { amount }) => sum + amount, 0);
  return { dataMb: of('data'), minutes: of('minutes'), sms: of('sms') };
}

import type { UsageView } from '../../../shared/api/usage.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { cycleOf, daysFrom, simulatedUsage } from '../../../shared/usage.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { linesInUse, type UsedLine } from './usage.repository.ts';

const MB_PER_GB = 1000;

/** The usage of a customer's lines this month, and for how many days the rest must last. */
export async function usageOf({ db, clock }: AppDeps, userId: string): Promise<UsageView[]> {
  const now = clock();
  const today = berlinToday(now);
  const lines = await linesInUse(db, userId, today);
  return lines.map((line) => viewOf(line, today, passedOfDay(now)));
}

function viewOf({ dataGb, startsOn, ...line }: UsedLine, today: string, passed: number): UsageView {
  const totalMb = dataGb * MB_PER_GB;
  const cycle = cycleOf(startsOn, today);
  const usedMb = simulatedUsage({ id: line.contractId, startsOn, totalMb }, today, passed);
  return {
    ...line,
    totalMb,
    usedMb,
    leftMb: totalMb - usedMb,
    cycleStartsOn: cycle.startsOn,
    cycleEndsOn: cycle.endsOn,
    daysLeft: daysFrom(today, cycle.endsOn).length,
  };
}

/** How much of the day in Berlin has passed, from 0 to 1. */
function passedOfDay(now: Date): number {
  const time = new Intl.DateTimeFormat('de-DE', {
    timeZone: 'Europe/Berlin',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(now);
  const part = (type: string) => Number(time.find((each) => each.type === type)?.value ?? 0);
  return (part('hour') * 60 + part('minute')) / 1440;
}

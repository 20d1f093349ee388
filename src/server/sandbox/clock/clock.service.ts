import { daysBetween } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { daysAfter } from '../../../shared/durations.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { runLifecycle } from '../../modules/lifecycle/run-lifecycle.service.ts';

/** Passes the days until a day one by one, with the jobs of each day. */
export async function passDays(deps: AppDeps, until: string): Promise<void> {
  const { shiftedClock, clock } = deps;
  if (!shiftedClock) return;
  await runLifecycle(deps);
  for (let left = daysBetween(berlinToday(clock()), until); left > 0; left--) {
    await shiftedClock.moveTo(daysAfter(clock(), 1));
    await runLifecycle(deps);
  }
}

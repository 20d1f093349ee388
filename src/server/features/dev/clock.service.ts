import { daysBetween } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { tick } from '../../modules/lifecycle/run-lifecycle.service.ts';
import type { AppDeps } from '../../deps.ts';

/** Lets the days until a day pass one by one, with all that each brings. */
export async function passDays(deps: AppDeps, until: string): Promise<void> {
  const { shiftedClock, clock } = deps;
  if (!shiftedClock) return;
  await tick(deps);
  for (let left = daysBetween(berlinToday(clock()), until); left > 0; left--) {
    await shiftedClock.moveTo(new Date(clock().getTime() + 86_400_000));
    await tick(deps);
  }
}

import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { takeUnannounced } from './arrival.repository.ts';
import { tellDayBefore } from './porting-sms.ts';

/** An SMS on the day before a number arrives, once for each agreed day. */
export async function announceArrivals(deps: AppDeps): Promise<void> {
  const tomorrow = addDays(berlinToday(deps.clock()), 1);
  await deps.db.transaction(async (tx) => {
    for (const { scheduledOn, ...bringer } of await takeUnannounced(tx, tomorrow))
      await tellDayBefore(tx, deps, bringer, scheduledOn);
  });
}

import { addDays, daysBetween } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { daysAfter, minuteMs } from '../../../shared/durations.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { collectInvoices } from '../../modules/billing/collect-invoices.service.ts';
import { drawRounds } from '../../modules/giveaway/draw-rounds.service.ts';
import { runLifecycle } from '../../modules/lifecycle/run-lifecycle.service.ts';
import { reconcilePayments } from '../../modules/payments/reconcile.service.ts';

/** Passes the days until a day one by one, with the jobs of each day. */
export async function passDays(deps: AppDeps, until: string): Promise<void> {
  const { shiftedClock, clock } = deps;
  if (!shiftedClock) return;
  await runDay(deps);
  for (let left = daysBetween(berlinToday(clock()), until); left > 0; left--) {
    await shiftedClock.moveTo(nextDay(clock()));
    await runDay(deps);
  }
}

/** The same time of the next day in Berlin, where two days of a year have 23 and 25 hours. */
function nextDay(now: Date): Date {
  const wanted = addDays(berlinToday(now), 1);
  const later = daysAfter(now, 1);
  const day = berlinToday(later);
  if (day === wanted) return later;
  return new Date(later.getTime() + (day < wanted ? 60 : -60) * minuteMs);
}

/** Bills, debits, what became of earlier debits, and draws. A payment that fails is the log's matter, as in the jobs. */
async function runDay(deps: AppDeps): Promise<void> {
  const onFailure = (cause: unknown) => deps.onOutsideFailure(cause, 'collect on a day that passes');
  await runLifecycle(deps);
  await collectInvoices(deps, onFailure);
  await reconcilePayments(deps, onFailure);
  await drawRounds(deps);
}

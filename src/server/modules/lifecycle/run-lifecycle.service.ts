import { berlinToday } from '../../../shared/dates.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { billMonths } from '../billing/month-invoices.service.ts';
import { beginChange } from '../changes/begin-change.service.ts';
import { announceArrivals } from '../portings/announce-arrivals.service.ts';
import { advancePortings } from '../portings/porting.service.ts';
import { deliver } from './deliver.service.ts';
import type { Due } from './due.repository.ts';
import { dun } from './dun.service.ts';
import { type DueWork, eachDue } from './each-due.service.ts';
import { tellLateCards } from './late-card.service.ts';
import { activate, close, complete, remind } from './line.service.ts';
import { returnQuarantined } from './return-numbers.service.ts';

/** In this order, so that the consequences of one step happen on the same day. */
const steps: readonly (readonly [Due, DueWork])[] = [
  ['activate', activate],
  ['complete', complete],
  ['changeTariff', beginChange],
  ['bill', billMonths],
  ['remind', remind],
  ['close', close],
  ['dun', dun],
];

/**
 * Brings all contracts to the day of the clock: portings, parcels, activation, invoices, reminders, ends. Any number of
 * processes may run it at once and repeatedly.
 * @param signal when it is aborted, the work stops after the current order; the next run goes on
 * @throws AggregateError with the failures, after all other work is done
 */
export async function runLifecycle(deps: AppDeps, signal?: AbortSignal): Promise<void> {
  const today = berlinToday(deps.clock());
  const failures: unknown[] = [];
  const tryTo = (work: Promise<unknown>) => work.catch((error: unknown) => failures.push(error));
  await tryTo(advancePortings(deps));
  await tryTo(announceArrivals(deps));
  await tryTo(deliver(deps));
  for (const [due, work] of steps) await tryTo(eachDue(deps, due, today, work, signal));
  await tryTo(tellLateCards(deps, signal));
  await tryTo(returnQuarantined(deps));
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some contracts could not be brought to today.');
}

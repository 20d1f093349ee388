import { berlinToday } from '../../../shared/dates.ts';
import type { AppDeps } from '../../deps.ts';
import { billMonths } from '../billing/month-invoices.service.ts';
import { returnNumbers } from '../../commerce/contracts/withdrawal.repository.ts';
import { advancePortings } from '../portings/porting.service.ts';
import { deliver } from './deliver.service.ts';
import type { Due } from './due.repository.ts';
import { dun } from './dun.service.ts';
import { type DueWork, eachDue } from './each-due.service.ts';
import { activate, close, complete, remind } from '../../commerce/life/line.service.ts';

/** In this order, so that what one step leads to happens on the same day. */
const steps: readonly (readonly [Due, DueWork])[] = [
  ['deliver', deliver],
  ['activate', activate],
  ['complete', complete],
  ['bill', billMonths],
  ['remind', remind],
  ['close', close],
  ['dun', dun],
];

/**
 * Brings all contracts to the day that the clock shows: portings, parcels, activation, invoices, reminders, ends. Any
 * number of processes may do so at once and as often as they like.
 * @throws AggregateError of what failed, after everything else has been done
 */
export async function tick(deps: AppDeps): Promise<void> {
  const today = berlinToday(deps.clock());
  const failures: unknown[] = [];
  const tryTo = (work: Promise<unknown>) => work.catch((error: unknown) => failures.push(error));
  await tryTo(advancePortings(deps));
  for (const [due, work] of steps) await tryTo(eachDue(deps, due, today, work));
  await tryTo(returnNumbers(deps.db, deps.clock()));
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some contracts could not be brought to today.');
}

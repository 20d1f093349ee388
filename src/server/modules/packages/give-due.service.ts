import type { AppDeps } from '../../infra/deps.ts';
import { deliverDueBookings } from './deliver-booking.service.ts';
import { giveDueMonths } from './give-months.service.ts';

/** Gives lines what is due: the months of their plans, and paid packages. A failure of one does not stop the other. */
export async function giveDueAllowances(deps: AppDeps): Promise<void> {
  const done = await Promise.allSettled([giveDueMonths(deps), deliverDueBookings(deps)]);
  const failures = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'Some allowances were not given.');
}

import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { endUnusedAttempts } from '../payments/unused-attempt.repository.ts';
import { takeBack } from './give-allowances.service.ts';
import { lineOfOrder, setNextMonth } from './line-allowance.repository.ts';
import { cancelBookings } from './option-booking.repository.ts';

/**
 * Ends all packages that were booked after a locked order, and all volumes of its line, because its contract is undone.
 * Returns the provider's sessions of unused payment attempts.
 */
export async function endBookings(tx: Queryable, deps: AppDeps, orderId: string): Promise<string[]> {
  const now = deps.clock();
  const ids = await cancelBookings(tx, orderId, now);
  const line = await lineOfOrder(tx, orderId);
  if (line) {
    await takeBack(tx, deps, line.contractId);
    await setNextMonth(tx, line.contractId, null);
  }
  return endUnusedAttempts(tx, { kind: 'option', ids, now });
}

/** Takes back the volumes of packages that were ordered with the line and are withdrawn. */
export async function endOrderedOptions(
  tx: Queryable,
  deps: AppDeps,
  orderId: string,
  optionIds: readonly string[],
): Promise<void> {
  const line = await lineOfOrder(tx, orderId);
  if (line) await takeBack(tx, deps, line.contractId, optionIds);
}

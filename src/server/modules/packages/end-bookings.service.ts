import type { Queryable } from '../../infra/db/queryable.ts';
import { endUnusedAttempts } from '../payments/unused-attempt.repository.ts';
import { cancelBookings } from './option-booking.repository.ts';

/**
 * Ends all packages that were booked after a locked order, because its contract is undone. Returns the provider's
 * sessions of unused payment attempts.
 */
export async function endBookings(tx: Queryable, orderId: string, now: Date): Promise<string[]> {
  const ids = await cancelBookings(tx, orderId, now);
  return endUnusedAttempts(tx, { kind: 'option', ids, now });
}

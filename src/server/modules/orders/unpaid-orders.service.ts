import { daysAfter } from '../../../shared/durations.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { endUnusedAttempts } from '../payments/unused-attempt.repository.ts';
import { releaseOrders } from './release-order.service.ts';
import { cancelOrdersBefore } from './unpaid-orders.repository.ts';

/** Cancels orders that were unpaid for days, so that their numbers can be sold to others. */
export async function cancelUnpaidOrders(
  { db, clock, ports }: Pick<AppDeps, 'db' | 'clock' | 'ports'>,
  afterDays: number,
): Promise<void> {
  const now = clock();
  const before = daysAfter(now, -afterDays);
  const sessions = await db.transaction(async (tx) => {
    const ids = await cancelOrdersBefore(tx, before, now);
    if (ids.length === 0) return [];
    await releaseOrders(tx, ids, now);
    return endUnusedAttempts(tx, { kind: 'order', ids, now });
  });
  for (const session of sessions) await ports.payments.cancelSession(session);
}

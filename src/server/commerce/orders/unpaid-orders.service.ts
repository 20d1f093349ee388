import type { AppDeps } from '../../deps.ts';
import { cancelOrdersBefore, endAttempts, giveBack } from './unpaid-orders.repository.ts';

/** Cancels what nobody has paid for days: its number would be lost to others for ever. */
export async function cancelUnpaidOrders(
  { db, clock, ports }: Pick<AppDeps, 'db' | 'clock' | 'ports'>,
  afterDays: number,
): Promise<void> {
  const now = clock();
  const before = new Date(now.getTime() - afterDays * 86_400_000);
  const sessions = await db.transaction(async (tx) => {
    const ids = await cancelOrdersBefore(tx, before, now);
    if (ids.length === 0) return [];
    await giveBack(tx, ids, now);
    return endAttempts(tx, ids, now);
  });
  for (const session of sessions) await ports.payments.cancelSession(session);
}

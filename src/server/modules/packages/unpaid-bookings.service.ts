import type { AppDeps } from '../../infra/deps.ts';
import { endUnusedAttempts } from '../payments/unused-attempt.repository.ts';
import { cancelBookingsBefore } from './unpaid-booking.repository.ts';

const HOUR_MS = 3_600_000;

/** Cancels bookings of packages that were unpaid for hours: their day and price are old by then. */
export async function cancelUnpaidBookings(
  { db, clock, ports }: Pick<AppDeps, 'db' | 'clock' | 'ports'>,
  afterHours: number,
): Promise<void> {
  const now = clock();
  const before = new Date(now.getTime() - afterHours * HOUR_MS);
  const sessions = await db.transaction(async (tx) => {
    const ids = await cancelBookingsBefore(tx, before, now);
    return ids.length === 0 ? [] : endUnusedAttempts(tx, { kind: 'option', ids, now });
  });
  for (const session of sessions) await ports.payments.cancelSession(session);
}

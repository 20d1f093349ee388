import type { Queryable } from '../../infra/db/queryable.ts';
import type { BookingState } from './option-booking.repository.ts';

/** A booking whose money has not come. */
export interface UnpaidBooking {
  id: string;
  state: BookingState;
  priceCents: number;
  earlyStart: boolean;
  createdAt: Date;
}

/**
 * Locks the order of a contract, whose money changes one after the other, and finds the unpaid booking of a package for
 * it.
 */
export async function lockUnpaidBooking(
  tx: Queryable,
  contractId: string,
  optionId: string,
): Promise<UnpaidBooking | undefined> {
  await tx.query(
    'SELECT o.id FROM contract c JOIN orders o ON o.id = c.order_id WHERE c.id = $1 FOR UPDATE OF o',
    [contractId],
  );
  const rows = await tx.query<UnpaidBooking>(
    `SELECT id, state, price_cents AS "priceCents", early_start AS "earlyStart", created_at AS "createdAt"
       FROM option_booking WHERE contract_id = $1 AND option_id = $2 AND state IN ('pendingPayment', 'paymentProcessing')
       FOR UPDATE`,
    [contractId, optionId],
  );
  return rows[0];
}

/** Cancels bookings from before a moment without a received or open payment. Returns their ids. */
export async function cancelBookingsBefore(tx: Queryable, before: Date, now: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `UPDATE option_booking b SET state = 'cancelled', updated_at = $2
      WHERE state = 'pendingPayment' AND created_at <= $1 AND NOT EXISTS (SELECT FROM payment p
        WHERE p.subject_kind = 'option' AND p.subject_id = b.id AND p.state IN ('pending', 'processing', 'succeeded'))
      RETURNING id`,
    [before, now],
  );
  return rows.map(({ id }) => id);
}

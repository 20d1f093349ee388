import type { Queryable } from '../../infra/db/queryable.ts';

/** A package that was booked after the order, as a withdrawal names it. */
export interface WithdrawableBooking {
  id: string;
  number: string;
  names: string[];
  createdAt: Date;
  /** It was withdrawn from, or ended with its contract. */
  isUndone: boolean;
}

/** The bookings of a contract that were paid, or whose payment is under way, and those that were withdrawn from. */
export function withdrawableBookings(db: Queryable, contractId: string): Promise<WithdrawableBooking[]> {
  return db.query<WithdrawableBooking>(
    `SELECT b.id, b.number, ARRAY[o.words -> 'de' ->> 'name', o.words -> 'tr' ->> 'name'] AS names,
       b.created_at AS "createdAt", b.state = 'cancelled' AS "isUndone"
       FROM option_booking b JOIN tariff_option o ON o.id = b.option_id
      WHERE b.contract_id = $1 AND (b.state IN ('booked', 'paymentProcessing') OR b.withdrawn_on IS NOT NULL)
      ORDER BY b.created_at DESC`,
    [contractId],
  );
}

export async function markWithdrawn(
  tx: Queryable,
  id: string,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  await tx.query(
    `UPDATE option_booking SET state = 'cancelled', starts_on = NULL, ends_on = NULL, next_delivery_on = NULL,
       withdrawn_on = $2, updated_at = $3 WHERE id = $1`,
    [id, today, now],
  );
}

/** The days on which the packages that were ordered with a line count, as far as they were given. */
export function orderedDays(
  tx: Queryable,
  orderId: string,
): Promise<{ id: string; from: string; to: string }[]> {
  return tx.query(
    `SELECT a.source_id AS id, min((a.starts_at AT TIME ZONE 'Europe/Berlin')::date) AS "from", max(a.ends_on) AS "to"
       FROM allowance a JOIN contract c ON c.id = a.contract_id
      WHERE c.order_id = $1 AND a.source = 'order' GROUP BY a.source_id`,
    [orderId],
  );
}

/** Paid packages of a line for which an early start was asked. */
export async function earlyBookings(tx: Queryable, contractId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    "SELECT id FROM option_booking WHERE contract_id = $1 AND state = 'booked' AND early_start",
    [contractId],
  );
  return rows.map(({ id }) => id);
}

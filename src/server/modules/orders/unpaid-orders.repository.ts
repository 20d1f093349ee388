import type { Queryable } from '../../infra/db/queryable.ts';

/**
 * Cancels orders from before a moment without a received or open payment, and forgets the bank account for them.
 * @returns their ids
 */
export async function cancelOrdersBefore(tx: Queryable, before: Date, now: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `UPDATE orders o SET state = 'cancelled', payment_details = NULL, updated_at = $2
      WHERE state = 'pendingPayment' AND created_at <= $1 AND NOT EXISTS (SELECT FROM payment p
        WHERE p.order_id = o.id AND p.state IN ('pending', 'processing', 'succeeded'))
      RETURNING id`,
    [before, now],
  );
  return rows.map(({ id }) => id);
}

/** The orders of a customer that wait for their payment. */
export async function countUnpaidOrders(db: Queryable, userId: string): Promise<number> {
  const rows = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM orders WHERE user_id = $1 AND state = 'pendingPayment'`,
    [userId],
  );
  return rows[0]?.count ?? 0;
}

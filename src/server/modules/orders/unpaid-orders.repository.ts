import type { Queryable } from '../../infra/db/queryable.ts';

/** Cancels orders from before a moment without a received or open payment. Returns their ids. */
export async function cancelOrdersBefore(tx: Queryable, before: Date, now: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `UPDATE orders o SET state = 'cancelled', updated_at = $2
      WHERE state = 'pendingPayment' AND created_at <= $1 AND NOT EXISTS (SELECT FROM payment p
        WHERE p.order_id = o.id AND p.state IN ('pending', 'processing', 'succeeded'))
      RETURNING id`,
    [before, now],
  );
  return rows.map(({ id }) => id);
}

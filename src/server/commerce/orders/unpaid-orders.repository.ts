import type { Queryable } from '../../db/queryable.ts';

/** Cancels orders from before a moment that nobody has paid or is paying; answers their ids. */
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

/** Gives back what cancelled orders had taken: numbers, SIM cards, uses of coupons, requests to port. */
export async function giveBack(tx: Queryable, orderIds: readonly string[], now: Date): Promise<void> {
  await tx.query(
    'UPDATE phone_number SET order_id = NULL WHERE order_id = ANY($1::uuid[]) AND sold_at IS NULL',
    [orderIds],
  );
  await tx.query(`UPDATE sim_card SET order_id = NULL, state = 'free' WHERE order_id = ANY($1::uuid[])`, [
    orderIds,
  ]);
  await tx.query(
    `WITH gone AS (DELETE FROM coupon_redemption WHERE order_id = ANY($1::uuid[]) RETURNING coupon_id)
     UPDATE coupon SET redeemed = redeemed - uses
       FROM (SELECT coupon_id, count(*) AS uses FROM gone GROUP BY coupon_id) AS used WHERE id = coupon_id`,
    [orderIds],
  );
  await tx.query(`UPDATE porting SET state = 'cancelled', updated_at = $2 WHERE order_id = ANY($1::uuid[])`, [
    orderIds,
    now,
  ]);
}

/** Ends attempts that nobody made use of; answers the provider's sessions, which must not take money any more. */
export async function endAttempts(tx: Queryable, orderIds: readonly string[], now: Date): Promise<string[]> {
  const rows = await tx.query<{ sessionId: string | null }>(
    `UPDATE payment SET state = 'failed', updated_at = $2
      WHERE order_id = ANY($1::uuid[]) AND state = 'incomplete' RETURNING session_id AS "sessionId"`,
    [orderIds, now],
  );
  return rows.flatMap(({ sessionId }) => sessionId ?? []);
}

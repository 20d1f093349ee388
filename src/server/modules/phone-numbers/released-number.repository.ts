import type { Queryable } from '../../infra/db/queryable.ts';

/** Frees the numbers of unpaid orders. */
export async function freeNumbers(tx: Queryable, orderIds: readonly string[]): Promise<void> {
  await tx.query(
    'UPDATE phone_number SET order_id = NULL WHERE order_id = ANY($1::uuid[]) AND sold_at IS NULL',
    [orderIds],
  );
}

/** Puts the number of an ended line into quarantine, so that new customers do not get it for a while. */
export async function quarantineNumber(tx: Queryable, orderId: string, until: Date): Promise<void> {
  await tx.query(
    'UPDATE phone_number SET quarantined_until = $2 WHERE order_id = $1 AND sold_at IS NOT NULL',
    [orderId, until],
  );
}

/** Puts numbers after their quarantine back into the pool. Returns the orders to which they belonged. */
export async function returnNumbers(tx: Queryable, now: Date): Promise<string[]> {
  const rows = await tx.query<{ orderId: string }>(
    `WITH due AS (SELECT id, order_id FROM phone_number WHERE quarantined_until <= $1 FOR UPDATE SKIP LOCKED)
     UPDATE phone_number n SET order_id = NULL, sold_at = NULL, quarantined_until = NULL
       FROM due WHERE n.id = due.id RETURNING due.order_id AS "orderId"`,
    [now],
  );
  return rows.map(({ orderId }) => orderId);
}

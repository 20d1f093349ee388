import type { Queryable } from '../../infra/db/queryable.ts';
import type { Holder } from './holder.ts';

const unhold = 'reservation_id = NULL, holder = NULL, held_until = NULL, extensions_left = NULL';

/**
 * Ties a reserved number to an order; then it no longer expires. False when the reservation has ended or belongs to
 * another holder.
 */
export async function orderNumber(
  tx: Queryable,
  given: { numberId: string; holder: Holder; orderId: string; now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE phone_number SET order_id = $3, ${unhold}
      WHERE id = $1 AND holder = $2 AND held_until > $4 AND order_id IS NULL RETURNING id`,
    [given.numberId, given.holder, given.orderId, given.now],
  );
  return rows.length === 1;
}

/** Marks the number of a paid order as sold; an order with a porting has none. */
export async function sellNumber(tx: Queryable, orderId: string, now: Date): Promise<void> {
  await tx.query('UPDATE phone_number SET sold_at = $2 WHERE order_id = $1 AND sold_at IS NULL', [
    orderId,
    now,
  ]);
}

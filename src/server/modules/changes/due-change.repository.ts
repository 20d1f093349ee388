import type { Queryable } from '../../infra/db/queryable.ts';

/** Locks an order whose line has a planned change of which the first day has come. False when there is none. */
export async function lockDueChange(tx: Queryable, orderId: string, today: string): Promise<boolean> {
  const rows = await tx.query(
    `SELECT FROM tariff_change h JOIN contract c ON c.id = h.contract_id JOIN orders o ON o.id = c.order_id
      WHERE o.id = $1 AND h.state = 'planned' AND h.starts_on <= $2 FOR UPDATE OF o`,
    [orderId, today],
  );
  return rows.length > 0;
}

import type { Queryable } from '../../infra/db/queryable.ts';

/** Blocks the active SIM of a line that its customer has lost. Of simultaneous requests one gets true. */
export async function blockLostSim(tx: Queryable, orderId: string, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE sim_card SET state = 'blocked', lost_at = $2
      WHERE order_id = $1 AND state = 'active' RETURNING iccid`,
    [orderId, now],
  );
  return rows.length === 1;
}

/** Lets a lost SIM work again; one that is blocked because its line has ended stays so. */
export async function unblockFoundSim(tx: Queryable, orderId: string): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE sim_card SET state = 'active', lost_at = NULL
      WHERE order_id = $1 AND lost_at IS NOT NULL RETURNING iccid`,
    [orderId],
  );
  return rows.length === 1;
}

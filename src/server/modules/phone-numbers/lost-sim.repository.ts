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

/** Ends the SIM of a line whose place another one takes; it belongs to no line afterwards, and is never given again. */
export async function retireSim(tx: Queryable, orderId: string): Promise<{ wasLost: boolean }> {
  const rows = await tx.query<{ wasLost: boolean }>(
    `UPDATE sim_card s SET state = 'blocked', place = 'replaced', order_id = NULL, lost_at = NULL
       FROM sim_card before WHERE s.order_id = $1 AND before.iccid = s.iccid
      RETURNING before.lost_at IS NOT NULL AS "wasLost"`,
    [orderId],
  );
  return { wasLost: rows[0]?.wasLost ?? false };
}

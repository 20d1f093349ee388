import type { SimType } from '../../../shared/enums.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export async function isFreeShopSim(db: Queryable, iccid: string): Promise<boolean> {
  const rows = await db.query(
    `SELECT 1 FROM sim_card WHERE iccid = $1 AND place = 'shop' AND order_id IS NULL`,
    [iccid],
  );
  return rows.length === 1;
}

/** Ties the customer's own card to an order. False when the card does not exist, or already has an order. */
export async function orderShopSim(tx: Queryable, iccid: string, orderId: string): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE sim_card SET order_id = $2, state = 'assigned'
      WHERE iccid = $1 AND place = 'shop' AND order_id IS NULL RETURNING iccid`,
    [iccid, orderId],
  );
  return rows.length === 1;
}

/**
 * Gives an order a card or an eSIM profile from stock, unless it has one.
 * @returns false when there is none
 */
export async function takeStockSim(tx: Queryable, orderId: string, type: SimType): Promise<boolean> {
  const rows = await tx.query(
    `WITH taken AS (
       UPDATE sim_card SET order_id = $1, state = CASE WHEN type = 'esim' THEN 'prepared' ELSE 'assigned' END
        WHERE iccid = (SELECT iccid FROM sim_card
                        WHERE type = $2 AND place = 'stock' AND order_id IS NULL
                        ORDER BY iccid LIMIT 1 FOR UPDATE SKIP LOCKED)
          AND NOT EXISTS (SELECT FROM sim_card WHERE order_id = $1)
        RETURNING iccid)
     SELECT iccid FROM taken UNION ALL SELECT iccid FROM sim_card WHERE order_id = $1`,
    [orderId, type],
  );
  return rows.length > 0;
}

/** Whether there is a card or an eSIM profile to give; the order lets PostgreSQL take the index of free ones. */
export async function hasStockSim(db: Queryable, type: SimType): Promise<boolean> {
  const rows = await db.query(
    `SELECT FROM sim_card WHERE type = $1 AND place = 'stock' AND order_id IS NULL ORDER BY iccid LIMIT 1`,
    [type],
  );
  return rows.length === 1;
}

/** Frees the SIM cards of cancelled orders. */
export async function freeSims(tx: Queryable, orderIds: readonly string[]): Promise<void> {
  await tx.query(`UPDATE sim_card SET order_id = NULL, state = 'free' WHERE order_id = ANY($1::uuid[])`, [
    orderIds,
  ]);
}

/** Activates the SIM of a line. */
export async function switchOnSim(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(`UPDATE sim_card SET state = 'active' WHERE order_id = $1 AND state <> 'blocked'`, [
    orderId,
  ]);
}

/** Blocks the SIM of a line permanently: that of a lost one, too. */
export async function blockSim(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(`UPDATE sim_card SET state = 'blocked', lost_at = NULL WHERE order_id = $1`, [orderId]);
}

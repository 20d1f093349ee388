import type { SimType } from '../../../shared/enums.ts';
import type { Queryable } from '../../db/queryable.ts';

export async function isFreeShopSim(db: Queryable, iccid: string): Promise<boolean> {
  const rows = await db.query(
    `SELECT 1 FROM sim_card WHERE iccid = $1 AND place = 'shop' AND order_id IS NULL`,
    [iccid],
  );
  return rows.length === 1;
}

/** Ties the card that a customer brings to an order. False when there is no such card, or it has an order. */
export async function orderShopSim(tx: Queryable, iccid: string, orderId: string): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE sim_card SET order_id = $2, state = 'assigned'
      WHERE iccid = $1 AND place = 'shop' AND order_id IS NULL RETURNING iccid`,
    [iccid, orderId],
  );
  return rows.length === 1;
}

/** Gives a paid order a card or an eSIM profile from stock, unless it has one. Nothing happens when stock is out. */
export async function assignSim(tx: Queryable, orderId: string, type: SimType): Promise<void> {
  await tx.query(
    `UPDATE sim_card SET order_id = $1, state = CASE WHEN type = 'esim' THEN 'prepared' ELSE 'assigned' END
      WHERE iccid = (SELECT iccid FROM sim_card
                      WHERE type = $2 AND place = 'stock' AND order_id IS NULL
                      ORDER BY iccid LIMIT 1 FOR UPDATE SKIP LOCKED)
        AND NOT EXISTS (SELECT FROM sim_card WHERE order_id = $1)`,
    [orderId, type],
  );
}

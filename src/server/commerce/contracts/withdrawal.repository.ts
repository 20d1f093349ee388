import type { Queryable } from '../../db/queryable.ts';

export async function withdrawOptions(
  tx: Queryable,
  orderId: string,
  ids: readonly string[],
  today: string,
): Promise<void> {
  await tx.query(
    `UPDATE order_option SET withdrawn_on = $3
      WHERE order_id = $1 AND option_id = ANY($2::uuid[]) AND withdrawn_on IS NULL`,
    [orderId, ids, today],
  );
}

/** A jersey that is still here stays here. */
export async function withdrawJersey(
  tx: Queryable,
  orderId: string,
  today: string,
  now: Date,
): Promise<void> {
  await tx.query('UPDATE jersey SET withdrawn_on = $2 WHERE order_id = $1', [orderId, today]);
  await stopDeliveries(tx, orderId, ['jersey'], now);
}

export async function stopDeliveries(
  tx: Queryable,
  orderId: string,
  kinds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE delivery SET state = 'cancelled', updated_at = $3
      WHERE order_id = $1 AND kind = ANY($2::text[]) AND state IN ('ordered', 'packed')`,
    [orderId, kinds, now],
  );
}

export async function withdrawContract(
  tx: Queryable,
  contractId: string,
  today: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE contract SET withdrawn_on = $2, ended_on = $2, cancelled_at = coalesce(cancelled_at, $3), closed_at = $3
      WHERE id = $1`,
    [contractId, today, now],
  );
}

/** The line's number goes into quarantine and its SIM is switched off for good. */
export async function releaseLine(tx: Queryable, orderId: string, quarantinedUntil: Date): Promise<void> {
  await tx.query(
    'UPDATE phone_number SET quarantined_until = $2 WHERE order_id = $1 AND sold_at IS NOT NULL',
    [orderId, quarantinedUntil],
  );
  await tx.query(`UPDATE sim_card SET state = 'blocked' WHERE order_id = $1`, [orderId]);
}

/** Numbers whose quarantine is over can be had again. */
export async function returnNumbers(tx: Queryable, now: Date): Promise<number> {
  const rows = await tx.query(
    `WITH due AS (SELECT id, order_id FROM phone_number WHERE quarantined_until <= $1 FOR UPDATE SKIP LOCKED),
       returned AS (UPDATE orders SET number_returned_at = $1 WHERE id IN (SELECT order_id FROM due))
     UPDATE phone_number SET order_id = NULL, sold_at = NULL, quarantined_until = NULL
      WHERE id IN (SELECT id FROM due) RETURNING id`,
    [now],
  );
  return rows.length;
}

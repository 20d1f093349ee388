import type { Queryable } from '../../infra/db/queryable.ts';

/** Takes a card from stock that is sent to a customer whose line still has its old SIM. Undefined when there is none. */
export async function takeCardToSend(tx: Queryable): Promise<string | undefined> {
  const rows = await tx.query<{ iccid: string }>(
    `UPDATE sim_card SET place = 'sent', state = 'assigned'
      WHERE iccid = (SELECT iccid FROM sim_card
                      WHERE type = 'physical' AND place = 'stock' AND order_id IS NULL
                      ORDER BY iccid LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING iccid`,
    [],
  );
  return rows[0]?.iccid;
}

/** Gives an order, which has no SIM at the moment, the card that was sent for it. */
export async function giveSentCard(tx: Queryable, orderId: string, iccid: string): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE sim_card SET order_id = $1, place = 'stock' WHERE iccid = $2 AND place = 'sent' RETURNING iccid`,
    [orderId, iccid],
  );
  return rows.length === 1;
}

/** A card that was sent for nothing is never given again: it may lie in a letter box. */
export async function giveUpSentCard(tx: Queryable, iccid: string): Promise<void> {
  await tx.query(
    `UPDATE sim_card SET place = 'replaced', state = 'blocked' WHERE iccid = $1 AND place = 'sent'`,
    [iccid],
  );
}

import type { DeliveryState } from '../../../shared/states/delivery.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { PostalAddress } from '../customers/address.repository.ts';
import { type OpenReplacement, openColumns } from './replacement.repository.ts';

/** A card on its way, as the carrier needs it. */
export interface SentCard {
  id: string;
  iccid: string;
  recipient: PostalAddress;
  state: DeliveryState;
  updatedAt: Date;
}

/** Notes the card that takes the place of a SIM; its parcel is ordered. */
export async function recordSent(
  tx: Queryable,
  id: string,
  { iccid, now }: { iccid: string; now: Date },
): Promise<void> {
  await tx.query(
    `UPDATE sim_replacement SET state = 'sent', iccid = $2, parcel_state = 'ordered', parcel_at = $3, sent_at = $3
      WHERE id = $1`,
    [id, iccid, now],
  );
}

/** Cards that have not arrived, last asked about before a moment or never: the one with this id, or all. */
export function cardsUnderWay(
  db: Queryable,
  { id, askedBefore }: { id?: string | undefined; askedBefore: Date },
): Promise<SentCard[]> {
  return db.query<SentCard>(
    `SELECT id, iccid, recipient, parcel_state AS state, parcel_at AS "updatedAt" FROM sim_replacement
      WHERE state = 'sent' AND parcel_state <> 'delivered' AND ($1::uuid IS NULL OR id = $1)
        AND (parcel_asked_at IS NULL OR parcel_asked_at <= $2) ORDER BY id`,
    [id ?? null, askedBefore],
  );
}

/** Notes that the carrier is being asked. */
export async function recordCardAsked(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('UPDATE sim_replacement SET parcel_asked_at = $2 WHERE id = $1', [id, now]);
}

/** Moves a card on, unless another process has, or it was cancelled. Undefined then. */
export async function moveCard(
  tx: Queryable,
  { id, state: from }: SentCard,
  to: { state: DeliveryState; at: Date; trackingNumber: string | null },
): Promise<OpenReplacement | undefined> {
  const rows = await tx.query<OpenReplacement>(
    `UPDATE sim_replacement r SET parcel_state = $3, parcel_at = $4, tracking_number = coalesce(tracking_number, $5)
       FROM contract c WHERE r.id = $1 AND r.state = 'sent' AND r.parcel_state = $2 AND c.id = r.contract_id
      RETURNING ${openColumns}`,
    [id, from, to.state, to.at, to.trackingNumber],
  );
  return rows[0];
}

/** A line's card that is on its way or has come; it belongs to the caller until the transaction ends. */
export async function claimSentCard(tx: Queryable, contractId: string): Promise<OpenReplacement | undefined> {
  // The order's row is locked first, as the end of a line does it.
  await tx.query('SELECT FROM orders WHERE id = (SELECT order_id FROM contract WHERE id = $1) FOR UPDATE', [
    contractId,
  ]);
  const rows = await tx.query<OpenReplacement>(
    `SELECT ${openColumns} FROM sim_replacement r JOIN contract c ON c.id = r.contract_id
      WHERE r.contract_id = $1 AND r.state = 'sent'
        AND c.activated_at IS NOT NULL AND c.closed_at IS NULL FOR UPDATE OF r`,
    [contractId],
  );
  return rows[0];
}

/** The cards that were sent for a line since then, used or not. */
export async function countSentCards(db: Queryable, contractId: string, since: Date): Promise<number> {
  const rows = await db.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM sim_replacement WHERE contract_id = $1 AND sent_at > $2',
    [contractId, since],
  );
  return rows[0]?.count ?? 0;
}

import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { type OpenReplacement, openColumns } from './replacement.repository.ts';

/** A card that has not arrived, as our service looks for it. */
export interface LateCard {
  team: TeamId;
  /** The number of its contract. */
  contract: string;
  msisdn: string;
}

/** Takes cards that were sent before a moment and have not arrived, each once. */
export function takeLateCards(
  tx: Queryable,
  { sentBefore, now, limit }: { sentBefore: Date; now: Date; limit: number },
): Promise<LateCard[]> {
  return tx.query<LateCard>(
    `UPDATE sim_replacement r SET late_told_at = $2 FROM contract c
      WHERE c.id = r.contract_id AND r.id IN (SELECT id FROM sim_replacement
        WHERE state = 'sent' AND parcel_state <> 'delivered' AND late_told_at IS NULL AND sent_at <= $1
        ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED)
      RETURNING c.team, c.number AS contract, c.msisdn`,
    [sentBefore, now, limit],
  );
}

/** The cards that were sent before a moment and are not switched on, the oldest first. */
export function listUnusedCards(db: Queryable, sentBefore: Date, limit: number): Promise<{ id: string }[]> {
  return db.query<{ id: string }>(
    `SELECT id FROM sim_replacement WHERE state = 'sent' AND sent_at <= $1 ORDER BY sent_at, id LIMIT $2`,
    [sentBefore, limit],
  );
}

/** Cancels the replacement by a card that was sent; undefined when its customer has switched it on or cancelled it. */
export async function cancelSent(tx: Queryable, id: string, now: Date): Promise<OpenReplacement | undefined> {
  const rows = await tx.query<OpenReplacement>(
    `UPDATE sim_replacement r SET state = 'cancelled', closes_at = $2 FROM contract c
      WHERE r.id = $1 AND r.state = 'sent' AND c.id = r.contract_id RETURNING ${openColumns}`,
    [id, now],
  );
  return rows[0];
}

import type { SimType } from '../../../shared/enums.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { type OpenReplacement, openColumns } from './replacement.repository.ts';

/** A replacement, and whether its line goes on. */
export type DueReplacement = OpenReplacement & { isLineThere: boolean };

/** The replacements of a kind that are due, the oldest first: cards that wait for stock hold no eSIM up. */
export function listDueReplacements(
  db: Queryable,
  { kind, now, limit }: { kind: SimType; now: Date; limit: number },
): Promise<{ id: string }[]> {
  return db.query<{ id: string }>(
    `SELECT id FROM sim_replacement WHERE state = 'proved' AND kind = $1 AND due_at <= $2 ORDER BY due_at, id LIMIT $3`,
    [kind, now, limit],
  );
}

/** A due replacement, which belongs to the caller until the transaction ends. */
export async function claimReplacement(tx: Queryable, id: string): Promise<DueReplacement | undefined> {
  // The order's row is locked first, as the end of a line does it: the two happen one after the other.
  const locked = await tx.query(
    `SELECT FROM orders WHERE id = (SELECT c.order_id FROM sim_replacement r JOIN contract c ON c.id = r.contract_id
        WHERE r.id = $1) FOR UPDATE SKIP LOCKED`,
    [id],
  );
  if (locked.length === 0) return undefined;
  const rows = await tx.query<DueReplacement>(
    `SELECT ${openColumns}, c.activated_at IS NOT NULL AND c.closed_at IS NULL AS "isLineThere"
       FROM sim_replacement r JOIN contract c ON c.id = r.contract_id
      WHERE r.id = $1 AND r.state = 'proved' FOR UPDATE OF r`,
    [id],
  );
  return rows[0];
}

export async function closeReplacement(
  tx: Queryable,
  id: string,
  state: 'active' | 'cancelled',
  now: Date,
): Promise<void> {
  await tx.query('UPDATE sim_replacement SET state = $2, closes_at = $3 WHERE id = $1', [id, state, now]);
}

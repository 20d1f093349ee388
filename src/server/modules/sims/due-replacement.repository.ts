import type { Queryable } from '../../infra/db/queryable.ts';
import type { OpenReplacement } from './replacement.repository.ts';

/** The ids of replacements that are due, the oldest first. */
export async function listDueReplacements(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT id FROM sim_replacement WHERE state = 'proved' AND due_at <= $1 ORDER BY due_at, id LIMIT $2`,
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

/** A due replacement, which belongs to the caller until the transaction ends, and whether its line goes on. */
export async function claimReplacement(
  tx: Queryable,
  id: string,
): Promise<(OpenReplacement & { isLineThere: boolean }) | undefined> {
  // The order's row is locked first, as the end of a line does it: the two happen one after the other.
  const locked = await tx.query(
    `SELECT FROM orders WHERE id = (SELECT c.order_id FROM sim_replacement r JOIN contract c ON c.id = r.contract_id
        WHERE r.id = $1) FOR UPDATE SKIP LOCKED`,
    [id],
  );
  if (locked.length === 0) return undefined;
  const rows = await tx.query<OpenReplacement & { isLineThere: boolean }>(
    `SELECT r.id, r.contract_id AS "contractId", c.order_id AS "orderId", r.user_id AS "userId", c.msisdn,
       c.activated_at IS NOT NULL AND c.closed_at IS NULL AS "isLineThere"
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

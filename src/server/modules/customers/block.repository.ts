import type { Queryable } from '../../infra/db/queryable.ts';

/** @returns false when there is no such account, or it is blocked (or not blocked) already */
export async function setBlocked(tx: Queryable, userId: string, blockedAt: Date | null): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE users SET blocked_at = $2 WHERE id = $1 AND (blocked_at IS NULL) = ($2::timestamptz IS NOT NULL)
      RETURNING id`,
    [userId, blockedAt],
  );
  return rows.length === 1;
}

/** Ends every session of every account. @returns how many there were */
export async function endAllSessions(tx: Queryable, now: Date): Promise<number> {
  const rows = await tx.query<{ n: number }>(
    `WITH ended AS (UPDATE session SET ended_at = $1 WHERE ended_at IS NULL AND expires_at > $1 RETURNING 1)
     SELECT count(*)::int AS n FROM ended`,
    [now],
  );
  return rows[0]?.n ?? 0;
}

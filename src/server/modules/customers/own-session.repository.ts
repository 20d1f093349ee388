import type { ClientFamily } from '../../../shared/client-family.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export interface OwnSession extends ClientFamily {
  id: string;
  remembered: boolean;
  firstUsedAt: Date;
  lastUsedAt: Date;
}

/** More are not shown; all of them can be ended together. */
const MOST = 50;

/** The sessions of a user that have not ended, the last used first. */
export async function findOwnSessions(db: Queryable, userId: string, now: Date): Promise<OwnSession[]> {
  return db.query<OwnSession>(
    `SELECT id, browser, system, remember AS remembered, created_at AS "firstUsedAt", last_used_at AS "lastUsedAt"
       FROM session WHERE user_id = $1 AND ended_at IS NULL AND expires_at > $2
      ORDER BY last_used_at DESC, id LIMIT $3`,
    [userId, now, MOST],
  );
}

/** @returns false when the user has no such session, or when it has ended already */
export async function endOwnSession(tx: Queryable, userId: string, id: string, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE session SET ended_at = $3
      WHERE id = $2 AND user_id = $1 AND ended_at IS NULL AND expires_at > $3 RETURNING 1 AS ended`,
    [userId, id, now],
  );
  return rows.length === 1;
}

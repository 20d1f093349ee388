import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../db/queryable.ts';

export interface NewSession {
  id: string;
  team: TeamId;
  userId: string;
  remember: boolean;
  secret: string;
  now: Date;
  expiresAt: Date;
}

export async function insertSession(tx: Queryable, session: NewSession): Promise<void> {
  const { id, team, userId, remember, secret, now, expiresAt } = session;
  await tx.query(
    `INSERT INTO session (id, team, user_id, remember, secret, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, team, userId, remember, secret, now, expiresAt],
  );
}

export async function insertAccessToken(
  tx: Queryable,
  token: { hash: string; sessionId: string; expiresAt: Date },
): Promise<void> {
  await tx.query('INSERT INTO access_token (token_hash, session_id, expires_at) VALUES ($1, $2, $3)', [
    token.hash,
    token.sessionId,
    token.expiresAt,
  ]);
}

/** Whose valid token this is; a token of an ended session or another team is nobody's. */
export async function findAccessToken(
  db: Queryable,
  hash: string,
  team: TeamId,
  now: Date,
): Promise<{ id: string; sessionId: string } | undefined> {
  const rows = await db.query<{ id: string; sessionId: string }>(
    `SELECT s.user_id AS id, s.id AS "sessionId" FROM access_token a JOIN session s ON s.id = a.session_id
      WHERE a.token_hash = $1 AND s.team = $2 AND a.expires_at > $3 AND s.ended_at IS NULL`,
    [hash, team, now],
  );
  return rows[0];
}

export async function endSession(tx: Queryable, sessionId: string, now: Date): Promise<void> {
  await tx.query('UPDATE session SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL', [sessionId, now]);
}

/** Ends all sessions of a user, or all but the one in which something was done. */
export async function endSessionsOf(
  tx: Queryable,
  userId: string,
  now: Date,
  exceptId: string | null = null,
): Promise<void> {
  await tx.query(
    `UPDATE session SET ended_at = $2
      WHERE user_id = $1 AND ended_at IS NULL AND ($3::uuid IS NULL OR id <> $3)`,
    [userId, now, exceptId],
  );
}

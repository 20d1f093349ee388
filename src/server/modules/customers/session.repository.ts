import type { ClientFamily } from '../../../shared/client-family.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export interface NewSession {
  id: string;
  team: TeamId;
  userId: string;
  remember: boolean;
  secret: string;
  family: ClientFamily;
  now: Date;
  expiresAt: Date;
}

export async function insertSession(tx: Queryable, session: NewSession): Promise<void> {
  const { id, team, userId, remember, secret, family, now, expiresAt } = session;
  await tx.query(
    `INSERT INTO session (id, team, user_id, remember, secret, browser, system, created_at, last_used_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
    [id, team, userId, remember, secret, family.browser, family.system, now, expiresAt],
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

/** A logged-in user. */
export interface SessionUser {
  id: string;
  sessionId: string;
  /** The customer has proved again, a short time ago, to be the owner. */
  isSteppedUp: boolean;
}

/** The user of a valid token; undefined for a token of an ended or expired session or of another team. */
export async function findAccessToken(
  db: Queryable,
  hash: string,
  team: TeamId,
  now: Date,
): Promise<SessionUser | undefined> {
  const rows = await db.query<SessionUser>(
    `SELECT s.user_id AS id, s.id AS "sessionId",
            coalesce(s.stepped_up_until > $3, false) AS "isSteppedUp" FROM access_token a JOIN session s ON s.id = a.session_id
      WHERE a.token_hash = $1 AND s.team = $2 AND a.expires_at > $3 AND s.expires_at > $3 AND s.ended_at IS NULL`,
    [hash, team, now],
  );
  return rows[0];
}

/** The session's tokens open nothing any more; it goes on under new ones. */
export async function endAccessTokens(tx: Queryable, sessionId: string): Promise<void> {
  await tx.query('DELETE FROM access_token WHERE session_id = $1', [sessionId]);
}

export async function openStepUp(tx: Queryable, sessionId: string, until: Date): Promise<void> {
  await tx.query('UPDATE session SET stepped_up_until = $2 WHERE id = $1', [sessionId, until]);
}

export async function endSession(tx: Queryable, sessionId: string, now: Date): Promise<void> {
  await tx.query('UPDATE session SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL', [sessionId, now]);
}

/** Ends all sessions of a user, or all but the given one. */
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

import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export async function insertRefreshToken(
  tx: Queryable,
  token: { hash: string; sessionId: string },
): Promise<void> {
  await tx.query('INSERT INTO refresh_token (token_hash, session_id) VALUES ($1, $2)', [
    token.hash,
    token.sessionId,
  ]);
}

export interface KnownToken {
  sessionId: string;
  userId: string;
  secret: string;
  remember: boolean;
  /** False when the session has ended or expired. */
  isLive: boolean;
  /** Null: not used yet. */
  usedAt: Date | null;
  /** True while its successor is unused: then this token is the immediate predecessor. */
  isPredecessor: boolean;
}

/** The stored data of a refresh token of this team. */
export async function findRefreshToken(
  tx: Queryable,
  hash: string,
  team: TeamId,
  now: Date,
): Promise<KnownToken | undefined> {
  const rows = await tx.query<KnownToken>(
    `SELECT s.id AS "sessionId", s.user_id AS "userId", s.secret, s.remember, t.used_at AS "usedAt",
            s.ended_at IS NULL AND s.expires_at > $3 AS "isLive",
            EXISTS (SELECT 1 FROM refresh_token n WHERE n.token_hash = t.successor_hash AND n.used_at IS NULL)
              AS "isPredecessor"
       FROM refresh_token t JOIN session s ON s.id = t.session_id
      WHERE t.token_hash = $1 AND s.team = $2`,
    [hash, team, now],
  );
  return rows[0];
}

/** Marks a token as used; false when another request was faster. */
export async function spendRefreshToken(
  tx: Queryable,
  hash: string,
  successorHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE refresh_token SET used_at = $3, successor_hash = $2
      WHERE token_hash = $1 AND used_at IS NULL RETURNING 1 AS used`,
    [hash, successorHash, now],
  );
  return rows.length === 1;
}

/** A session that is used lives on until `expiresAt`, but never longer than `longestSeconds` after its begin. */
export async function prolongSession(
  tx: Queryable,
  sessionId: string,
  { now, expiresAt, longestSeconds }: { now: Date; expiresAt: Date; longestSeconds: number },
): Promise<void> {
  await tx.query(
    `UPDATE session SET last_used_at = $2,
            expires_at = least($3::timestamptz, created_at + make_interval(secs => $4)) WHERE id = $1`,
    [sessionId, now, expiresAt, longestSeconds],
  );
}

import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export async function insertResetToken(
  tx: Queryable,
  token: { hash: string; userId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.query(
    'INSERT INTO reset_token (token_hash, user_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
    [token.hash, token.userId, token.now, token.expiresAt],
  );
}

export interface ResetUser {
  userId: string;
  passwordHash: string;
  email: string;
  phone: string;
}

/** The user of a token that can be used now. */
export async function findResetUser(
  db: Queryable,
  hash: string,
  team: TeamId,
  now: Date,
): Promise<Pick<ResetUser, 'passwordHash'> | undefined> {
  const rows = await db.query<Pick<ResetUser, 'passwordHash'>>(
    `SELECT u.password_hash AS "passwordHash" FROM reset_token t JOIN users u ON u.id = t.user_id
      WHERE t.token_hash = $1 AND u.team = $2 AND u.closed_at IS NULL AND t.used_at IS NULL AND t.expires_at > $3`,
    [hash, team, now],
  );
  return rows[0];
}

/** Uses a token up: of two simultaneous requests only one gets the user. */
export async function consumeResetToken(
  tx: Queryable,
  hash: string,
  team: TeamId,
  now: Date,
): Promise<ResetUser | undefined> {
  const rows = await tx.query<ResetUser>(
    `UPDATE reset_token t SET used_at = $3 FROM users u
      WHERE t.token_hash = $1 AND u.id = t.user_id AND u.team = $2 AND u.closed_at IS NULL AND t.used_at IS NULL AND t.expires_at > $3
      RETURNING u.id AS "userId", u.password_hash AS "passwordHash", u.email, u.phone`,
    [hash, team, now],
  );
  return rows[0];
}

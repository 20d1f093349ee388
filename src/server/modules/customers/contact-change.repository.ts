import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { emailKey } from './user.repository.ts';

export interface ContactChange {
  userId: string;
  oldEmail: string;
  oldPhone: string;
  createdAt: Date;
}

export async function insertChange(
  tx: Queryable,
  change: ContactChange & { hash: string; expiresAt: Date },
): Promise<void> {
  const { hash, userId, oldEmail, oldPhone, createdAt, expiresAt } = change;
  await tx.query(
    `INSERT INTO contact_change (token_hash, user_id, old_email, old_phone, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [hash, userId, oldEmail, oldPhone, createdAt, expiresAt],
  );
}

/** Uses the link of a change up: of two simultaneous requests only one gets it. */
export async function takeChange(
  tx: Queryable,
  hash: string,
  team: TeamId,
  now: Date,
): Promise<ContactChange | undefined> {
  const rows = await tx.query<ContactChange>(
    `UPDATE contact_change c SET ended_at = $3 FROM users u
      WHERE c.token_hash = $1 AND u.id = c.user_id AND u.team = $2 AND u.closed_at IS NULL AND c.ended_at IS NULL AND c.expires_at > $3
      RETURNING c.user_id AS "userId", c.old_email AS "oldEmail", c.old_phone AS "oldPhone",
                c.created_at AS "createdAt"`,
    [hash, team, now],
  );
  return rows[0];
}

/** The links of later changes went to addresses that a thief may have chosen. */
export async function endLaterChanges(tx: Queryable, change: ContactChange, now: Date): Promise<void> {
  await tx.query(
    `UPDATE contact_change SET ended_at = $3
      WHERE user_id = $1 AND created_at >= $2 AND ended_at IS NULL`,
    [change.userId, change.createdAt, now],
  );
}

/** @throws a unique violation of users_phone or users_email */
export async function restoreContact(tx: Queryable, change: ContactChange, now: Date): Promise<void> {
  const { userId, oldEmail, oldPhone } = change;
  await tx.query(
    `UPDATE users SET email = $2, email_key = $3, phone = $4, updated_at = $5
      WHERE id = $1 AND closed_at IS NULL`,
    [userId, oldEmail, emailKey(oldEmail), oldPhone, now],
  );
}

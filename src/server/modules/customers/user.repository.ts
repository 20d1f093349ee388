import type { TeamId } from '../../../shared/teams.ts';
import type { UserView } from '../../../shared/user-view.ts';
import type { Queryable } from '../../db/queryable.ts';

const viewColumns = `id, email, phone AS "phoneNumber", salutation, first_name AS "firstName",
  last_name AS "lastName", street, house_number AS "houseNumber", postal_code AS "postalCode", city,
  invitation_code AS "invitationCode"`;

export async function findUser(db: Queryable, id: string): Promise<UserView | undefined> {
  return (await db.query<UserView>(`SELECT ${viewColumns} FROM users WHERE id = $1`, [id]))[0];
}

export interface Credentials {
  id: string;
  passwordHash: string;
}

export async function findCredentials(
  db: Queryable,
  team: TeamId,
  login: { phone: string } | { email: string },
): Promise<Credentials | undefined> {
  const [column, value] = 'phone' in login ? ['phone', login.phone] : ['email_key', emailKey(login.email)];
  const rows = await db.query<Credentials>(
    `SELECT id, password_hash AS "passwordHash" FROM users WHERE team = $1 AND ${column} = $2`,
    [team, value],
  );
  return rows[0];
}

/** Which of phone and e-mail another account of the team has. */
export async function takenBy(
  db: Queryable,
  team: TeamId,
  { phone, email }: { phone: string; email: string },
  exceptUserId: string | null = null,
): Promise<{ phone: boolean; email: boolean }> {
  const rows = await db.query<{ phone: boolean; email: boolean }>(
    `SELECT phone = $2 AS phone, email_key = $3 AS email FROM users
      WHERE team = $1 AND (phone = $2 OR email_key = $3) AND ($4::uuid IS NULL OR id <> $4)`,
    [team, phone, emailKey(email), exceptUserId],
  );
  return { phone: rows.some((row) => row.phone), email: rows.some((row) => row.email) };
}

export async function setPassword(tx: Queryable, userId: string, hash: string, now: Date): Promise<void> {
  await tx.query('UPDATE users SET password_hash = $2, updated_at = $3 WHERE id = $1', [userId, hash, now]);
}

/** Two spellings of one address are one account. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

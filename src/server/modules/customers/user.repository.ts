import type { KeptAnswers } from '../../../shared/answers.ts';
import type { UserView } from '../../../shared/api/customers.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

const viewColumns = `id, email, phone AS "phoneNumber", salutation, first_name AS "firstName",
  last_name AS "lastName", street, house_number AS "houseNumber", postal_code AS "postalCode", city,
  invitation_code AS "invitationCode"`;

export async function findUser(db: Queryable, id: string): Promise<UserView | undefined> {
  return (
    await db.query<UserView>(`SELECT ${viewColumns} FROM users WHERE id = $1 AND closed_at IS NULL`, [id])
  )[0];
}

/** A customer's answers to fields that no code reads. */
export async function findAnswers(db: Queryable, id: string): Promise<KeptAnswers | null> {
  const rows = await db.query<{ answers: KeptAnswers | null }>('SELECT answers FROM users WHERE id = $1', [
    id,
  ]);
  return rows[0]?.answers ?? null;
}

interface Reader {
  team: TeamId;
  lang: Lang;
  email: string;
  name: string;
}

/** The customer as the reader of a mail. */
export async function findReader(db: Queryable, userId: string): Promise<Reader | undefined> {
  const rows = await db.query<Reader>(
    `SELECT team, lang, email, first_name || ' ' || last_name AS name FROM users
      WHERE id = $1 AND closed_at IS NULL`,
    [userId],
  );
  return rows[0];
}

export interface Credentials {
  id: string;
  email: string;
  phone: string;
  passwordHash: string;
}

/**
 * What a login is compared with; an account that is blocked or closed is none. A phone is the one that an account is reached at, else
 * the number of a line that it has: another account may be reached at that line.
 */
export async function findCredentials(
  db: Queryable,
  team: TeamId,
  login: { phone: string } | { email: string },
): Promise<Credentials | undefined> {
  const rows = 'phone' in login ? await byPhone(db, team, login.phone) : await byEmail(db, team, login.email);
  return rows[0];
}

function byEmail(db: Queryable, team: TeamId, email: string): Promise<Credentials[]> {
  return db.query<Credentials>(
    `SELECT id, email, phone, password_hash AS "passwordHash" FROM users
      WHERE team = $1 AND email_key = $2 AND blocked_at IS NULL AND closed_at IS NULL`,
    [team, emailKey(email)],
  );
}

function byPhone(db: Queryable, team: TeamId, phone: string): Promise<Credentials[]> {
  return db.query<Credentials>(
    `SELECT id, email, phone, password_hash AS "passwordHash" FROM (
       SELECT u.id, u.email, u.phone, u.password_hash, u.blocked_at, u.closed_at, 1 AS place
         FROM users u WHERE u.team = $1 AND u.phone = $2
        UNION ALL
       SELECT u.id, u.email, u.phone, u.password_hash, u.blocked_at, u.closed_at, 2
         FROM contract c JOIN users u ON u.id = c.user_id
        WHERE c.team = $1 AND c.msisdn = $2 AND c.closed_at IS NULL
     ) found WHERE blocked_at IS NULL AND closed_at IS NULL ORDER BY place LIMIT 1`,
    [team, phone],
  );
}

/** The numbers of the lines that a customer has: each is a name to sign in with. */
export async function lineNumbersOf(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.query<{ msisdn: string }>(
    'SELECT msisdn FROM contract WHERE user_id = $1 AND closed_at IS NULL',
    [userId],
  );
  return rows.map(({ msisdn }) => msisdn);
}

/** Tells which of phone and e-mail belongs to another account of the team. */
export async function takenBy(
  db: Queryable,
  team: TeamId,
  { phone, email }: { phone: string; email: string },
  exceptUserId: string | null = null,
): Promise<{ phone: boolean; email: boolean }> {
  const rows = await db.query<{ phone: boolean; email: boolean }>(
    `SELECT phone = $2 AS phone, email_key = $3 AS email FROM users
      WHERE team = $1 AND (phone = $2 OR email_key = $3) AND closed_at IS NULL AND ($4::uuid IS NULL OR id <> $4)`,
    [team, phone, emailKey(email), exceptUserId],
  );
  return { phone: rows.some((row) => row.phone), email: rows.some((row) => row.email) };
}

export async function setPassword(tx: Queryable, userId: string, hash: string, now: Date): Promise<void> {
  await tx.query('UPDATE users SET password_hash = $2, updated_at = $3 WHERE id = $1', [userId, hash, now]);
  // A token that was given out before leads to no further password.
  await tx.query('UPDATE reset_token SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL', [userId, now]);
}

/** The consent to advertising, given outside the registration; it can be taken back at any time. */
export async function giveMarketingConsent(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx.query('UPDATE users SET marketing_consent = true, updated_at = $2 WHERE id = $1', [userId, now]);
}

/** Two spellings of one address belong to one account. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

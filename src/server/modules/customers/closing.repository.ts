import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export interface OpenAccount {
  team: TeamId;
  lang: Lang;
  email: string;
}

/** Locks an account that is not closed: of two closings one gets it, and logins and orders wait until it has ended. */
export async function lockAccount(tx: Queryable, userId: string): Promise<OpenAccount | undefined> {
  const rows = await tx.query<OpenAccount>(
    'SELECT team, lang, email FROM users WHERE id = $1 AND closed_at IS NULL FOR UPDATE',
    [userId],
  );
  return rows[0];
}

/** Waits for a closing that is under way. @returns false when the account is closed */
export async function holdOpen(tx: Queryable, userId: string): Promise<boolean> {
  const rows = await tx.query('SELECT 1 FROM users WHERE id = $1 AND closed_at IS NULL FOR KEY SHARE', [
    userId,
  ]);
  return rows.length === 1;
}

/**
 * Closes a locked account. What the customer logs in with and is reached at goes, so that a new account can have it; the
 * id of the account stands where a column must be filled and must differ from all others.
 */
export async function markClosed(tx: Queryable, userId: string, now: Date, keptUntil: string): Promise<void> {
  await tx.query(
    `UPDATE users SET closed_at = $2, kept_until = $3, updated_at = $2, email = '', email_key = id::text,
            phone = id::text, invitation_code = id::text, password_hash = '', keyword_hash = '', delivery = NULL,
            answers = NULL, marketing_consent = false WHERE id = $1`,
    [userId, now, keptUntil],
  );
}

export async function insertReason(
  tx: Queryable,
  given: { id: string; team: TeamId; lang: Lang; reason: string; now: Date },
): Promise<void> {
  await tx.query(
    'INSERT INTO closing_reason (id, team, lang, reason, created_at) VALUES ($1, $2, $3, $4, $5)',
    [given.id, given.team, given.lang, given.reason, given.now],
  );
}

/** A closed account that nothing keeps any more. */
export interface EndedAccount {
  id: string;
  keptUntil: string;
}

/** Closed accounts that nothing keeps any more, in a fixed order. @param after the last one of the page before */
export function listEndedAccounts(
  db: Queryable,
  today: string,
  { after, limit }: { after: EndedAccount | undefined; limit: number },
): Promise<EndedAccount[]> {
  return db.query<EndedAccount>(
    `SELECT id, kept_until::text AS "keptUntil" FROM users
      WHERE kept_until < $1::date AND ($2::date IS NULL OR (kept_until, id) > ($2::date, $3::uuid))
      ORDER BY kept_until, id LIMIT $4`,
    [today, after?.keptUntil ?? null, after?.id ?? null, limit],
  );
}

/** Takes one of them; of processes that call this at once one gets it. */
export async function takeEndedAccount(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx.query(
    'SELECT 1 FROM users WHERE id = $1 AND kept_until IS NOT NULL FOR UPDATE SKIP LOCKED',
    [id],
  );
  return rows.length === 1;
}

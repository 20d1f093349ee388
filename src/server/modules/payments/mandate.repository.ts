import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** What a debit and its announcement name of a SEPA mandate. */
export interface MandateTerms {
  reference: string;
  creditorId: string;
}

export interface NewMandate extends MandateTerms {
  id: string;
  team: TeamId;
  userId: string;
  savedMethodId: string;
  /** Masked. */
  account: string;
  accountHolder: string;
  now: Date;
}

/** Stores the proof of a mandate; a second message about the same one changes nothing. */
export async function insertMandate(tx: Queryable, given: NewMandate): Promise<void> {
  const { id, team, userId, savedMethodId, reference, creditorId, account, accountHolder, now } = given;
  await tx.query(
    `INSERT INTO mandate (id, team, user_id, saved_method_id, reference, creditor_id, account, account_holder, given_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (reference) DO NOTHING`,
    [id, team, userId, savedMethodId, reference, creditorId, account, accountHolder, now],
  );
}

/** The mandate of a kept account. */
export async function findMandate(
  db: Queryable,
  userId: string,
  token: string,
): Promise<MandateTerms | undefined> {
  const rows = await db.query<MandateTerms>(
    `SELECT d.reference, d.creditor_id AS "creditorId" FROM mandate d JOIN saved_method m ON m.id = d.saved_method_id
      WHERE m.user_id = $1 AND m.token = $2 ORDER BY d.given_at DESC LIMIT 1`,
    [userId, token],
  );
  return rows[0];
}

/** Nothing is debited by the mandates of a kept account any more; the proof stays. */
export async function revokeMandates(
  tx: Queryable,
  userId: string,
  savedMethodId: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE mandate SET revoked_at = $3
      WHERE user_id = $1 AND saved_method_id::text = $2 AND revoked_at IS NULL`,
    [userId, savedMethodId, now],
  );
}

import type { Subject } from '../../../shared/api/payments.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** A link as it is stored: its token opens a payment without a login, so the database has only the hash. */
export interface PaymentLink {
  tokenHash: string;
  team: TeamId;
  subject: Subject;
  expiresAt: Date;
}

export async function insertPaymentLink(tx: Queryable, link: PaymentLink & { now: Date }): Promise<void> {
  const { tokenHash, team, subject, expiresAt, now } = link;
  await tx.query(
    `INSERT INTO payment_link (id, team, subject_kind, subject_id, expires_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [tokenHash, team, subject.kind, subject.id, expiresAt, now],
  );
}

/** Undefined for a link that does not exist, or has expired. */
export async function findPaymentLink(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<PaymentLink | undefined> {
  const rows = await db.query<PaymentLink>(
    `SELECT id AS "tokenHash", team, jsonb_build_object('kind', subject_kind, 'id', subject_id) AS subject,
       expires_at AS "expiresAt" FROM payment_link WHERE id = $1 AND expires_at > $2`,
    [tokenHash, now],
  );
  return rows[0];
}

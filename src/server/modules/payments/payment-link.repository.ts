import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { Subject } from '../../commerce/payments/subject.ts';

export interface PaymentLink {
  id: string;
  team: TeamId;
  subject: Subject;
  expiresAt: Date;
}

export async function insertPaymentLink(tx: Queryable, link: PaymentLink & { now: Date }): Promise<void> {
  const { id, team, subject, expiresAt, now } = link;
  await tx.query(
    `INSERT INTO payment_link (id, team, subject_kind, subject_id, expires_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, team, subject.kind, subject.id, expiresAt, now],
  );
}

/** Undefined for one that never was, or has run out. */
export async function findPaymentLink(
  db: Queryable,
  id: string,
  now: Date,
): Promise<PaymentLink | undefined> {
  const rows = await db.query<PaymentLink>(
    `SELECT id, team, jsonb_build_object('kind', subject_kind, 'id', subject_id) AS subject,
       expires_at AS "expiresAt" FROM payment_link WHERE id = $1 AND expires_at > $2`,
    [id, now],
  );
  return rows[0];
}

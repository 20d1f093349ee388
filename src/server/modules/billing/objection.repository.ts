import type { ReadBy } from '../../../shared/contracts/contract.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { invoiceObjection } from './objection.contract.ts';

export interface NewObjection {
  id: string;
  number: string;
  invoiceId: string;
  userId: string;
  requestKey: string;
  form: ReadBy<typeof invoiceObjection>;
  answers: string | null;
  definitionVersion: string;
  now: Date;
}

export async function insertObjection(tx: Queryable, objection: NewObjection): Promise<void> {
  const { id, number, invoiceId, userId, requestKey, form, answers, definitionVersion, now } = objection;
  await tx.query(
    `INSERT INTO objection (id, number, invoice_id, user_id, request_key, reason, line_ids, message, answers,
       definition_version, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      number,
      invoiceId,
      userId,
      requestKey,
      form.reason,
      JSON.stringify(form.lines ?? []),
      form.message,
      answers,
      definitionVersion,
      now,
    ],
  );
}

/** The bill and the text of the objection that a request with this key has made. */
export async function findRequested(
  db: Queryable,
  userId: string,
  requestKey: string,
): Promise<{ invoiceId: string; message: string } | undefined> {
  const rows = await db.query<{ invoiceId: string; message: string }>(
    'SELECT invoice_id AS "invoiceId", message FROM objection WHERE user_id = $1 AND request_key = $2',
    [userId, requestKey],
  );
  return rows[0];
}

/** Whether an objection to an invoice waits for its answer. */
export async function isObjected(db: Queryable, invoiceId: string): Promise<boolean> {
  const sql = 'SELECT FROM objection WHERE invoice_id = $1 AND answered_at IS NULL';
  return (await db.query(sql, [invoiceId])).length > 0;
}

/** An objection that the service must decide. */
export interface WaitingObjection {
  number: string;
  team: TeamId;
  lang: Lang;
  invoiceNumber: string;
  totalCents: number;
  reason: string;
  message: string;
  receivedAt: Date;
}

/** Those without a decision, the oldest first. */
export function waitingObjections(db: Queryable): Promise<WaitingObjection[]> {
  return db.query<WaitingObjection>(
    `SELECT j.number, i.team, u.lang, i.number AS "invoiceNumber", i.total_cents AS "totalCents", j.reason, j.message,
       j.created_at AS "receivedAt"
       FROM objection j JOIN invoice i ON i.id = j.invoice_id JOIN users u ON u.id = j.user_id
      WHERE j.decided_at IS NULL ORDER BY j.created_at LIMIT 100`,
  );
}

/** What the service has decided: the credit in cents for what was right, or why nothing was. */
export type Verdict =
  | { verdict: 'accepted'; creditCents: number; explanation: string | null }
  | { verdict: 'rejected'; creditCents: null; explanation: string };

/** Notes the decision, once. @returns false for an unknown or decided objection, or a credit above the bill's amount */
export async function decideObjection(
  db: Queryable,
  number: string,
  { verdict, creditCents, explanation }: Verdict,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    `UPDATE objection j SET verdict = $2, credit_cents = $3, explanation = $4, decided_at = $5
       FROM invoice i
      WHERE j.number = $1 AND j.decided_at IS NULL AND i.id = j.invoice_id
        AND ($3::int IS NULL OR $3::int BETWEEN 1 AND i.total_cents)
      RETURNING j.id`,
    [number, verdict, creditCents, explanation, now],
  );
  return rows.length === 1;
}

export interface DecidedObjection {
  id: string;
  number: string;
  invoiceId: string;
  verdict: 'accepted' | 'rejected';
  creditCents: number | null;
  explanation: string | null;
}

/** The next decision to carry out, after the given place. */
export async function nextDecided(
  db: Queryable,
  after: string | null,
): Promise<DecidedObjection | undefined> {
  const rows = await db.query<DecidedObjection>(
    `SELECT id, number, invoice_id AS "invoiceId", verdict, credit_cents AS "creditCents", explanation
       FROM objection WHERE decided_at IS NOT NULL AND answered_at IS NULL AND ($1::uuid IS NULL OR id > $1)
      ORDER BY id LIMIT 1`,
    [after],
  );
  return rows[0];
}

/** Notes the answer with what was really credited. @returns false when another process has given it */
export async function markAnswered(
  tx: Queryable,
  id: string,
  creditCents: number | null,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE objection SET answered_at = $2, credit_cents = $3 WHERE id = $1 AND answered_at IS NULL RETURNING id`,
    [id, now, creditCents],
  );
  return rows.length === 1;
}

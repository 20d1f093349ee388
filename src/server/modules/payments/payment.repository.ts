import type { Subject } from '../../../shared/api/payments.ts';
import type { PaymentMethod, PaymentVersion } from '../../../shared/enums.ts';
import type { PaymentState } from '../../../shared/states/payment.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** One attempt to pay for a subject. */
export interface Payment {
  id: string;
  subject: Subject;
  attempt: number;
  state: PaymentState;
  version: PaymentVersion;
  method: PaymentMethod;
  amountCents: number;
  /** The money of this attempt paid the subject. */
  settles: boolean;
  /** The received amount; null before. */
  receivedCents: number | null;
  /** The part of it that is or will be refunded. */
  refundedCents: number;
  disputedAt: Date | null;
  /** The payer's bank took the money back, and the invoice that it had paid is open again. */
  isReversed: boolean;
  sessionId: string | null;
  url: string | null;
  /** The token of the saved method. */
  savedToken: string | null;
  /** The payer asked to save the method. */
  keepMethod: boolean;
  /** We debited a kept method, and the payer was away. */
  isCollection: boolean;
  transactionId: string | null;
  createdAt: Date;
}

/** Whether the bank took back the money of a payment, and its invoice has not been paid again. */
export function isReversed(payment: string): string {
  return `(${payment}.settles AND ${payment}.disputed_at IS NOT NULL AND EXISTS (
    SELECT FROM settlement JOIN invoice ON invoice.id = settlement.invoice_id
     WHERE settlement.payment_id = ${payment}.id AND settlement.kind = 'payment'
       AND invoice.settled_cents < invoice.total_cents))`;
}

export const paymentColumns = `id, jsonb_build_object('kind', subject_kind, 'id', subject_id) AS subject, attempt, state,
  version, method, amount_cents AS "amountCents", settles, received_cents AS "receivedCents",
  refunded_cents AS "refundedCents", disputed_at AS "disputedAt", session_id AS "sessionId", url,
  saved_token AS "savedToken", keeps_method AS "keepMethod",
  is_collection AS "isCollection",
  transaction_id AS "transactionId", created_at AS "createdAt", ${isReversed('payment')} AS "isReversed"`;

export async function findPayment(db: Queryable, id: string): Promise<Payment | undefined> {
  return (await db.query<Payment>(`SELECT ${paymentColumns} FROM payment WHERE id = $1`, [id]))[0];
}

/** The payment with a provider's transaction. */
export async function findTransaction(db: Queryable, transactionId: string): Promise<string | undefined> {
  const sql = 'SELECT id FROM payment WHERE transaction_id = $1';
  return (await db.query<{ id: string }>(sql, [transactionId]))[0]?.id;
}

/** The newest attempt for a subject. */
export async function latestPayment(db: Queryable, { kind, id }: Subject): Promise<Payment | undefined> {
  const rows = await db.query<Payment>(
    `SELECT ${paymentColumns} FROM payment WHERE subject_kind = $1 AND subject_id = $2
      ORDER BY attempt DESC LIMIT 1`,
    [kind, id],
  );
  return rows[0];
}

/** The payment that paid a subject; refunds use its money. */
export async function settlementOf(db: Queryable, { kind, id }: Subject): Promise<Payment | undefined> {
  const rows = await db.query<Payment>(
    `SELECT ${paymentColumns} FROM payment WHERE subject_kind = $1 AND subject_id = $2 AND settles`,
    [kind, id],
  );
  return rows[0];
}

export interface NewPayment {
  id: string;
  team: TeamId;
  subject: Subject;
  version: PaymentVersion;
  method: PaymentMethod;
  amountCents: number;
  savedToken: string | null;
  keepMethod: boolean;
  isCollection?: boolean;
  now: Date;
}

/** @throws a unique violation of payment_open while another attempt is open */
export async function insertPayment(tx: Queryable, given: NewPayment): Promise<void> {
  const {
    id,
    team,
    subject,
    version,
    method,
    amountCents,
    savedToken,
    keepMethod,
    isCollection = false,
    now,
  } = given;
  await tx.query(
    `INSERT INTO payment (id, team, subject_kind, subject_id, attempt, state, version, method, amount_cents,
       created_at, updated_at, next_poll_at, saved_token, keeps_method, is_collection)
     SELECT $1, $2, $3, $4, 1 + coalesce(max(attempt), 0), 'incomplete', $5, $6, $7, $8, $8, $8, $9, $10, $11
       FROM payment WHERE subject_kind = $3 AND subject_id = $4`,
    [
      id,
      team,
      subject.kind,
      subject.id,
      version,
      method,
      amountCents,
      now,
      savedToken,
      keepMethod,
      isCollection,
    ],
  );
}

/** False when the attempt has ended in the meantime: its page must not be used any more. */
export async function setSession(
  db: Queryable,
  id: string,
  session: { id: string; url: string },
): Promise<boolean> {
  const rows = await db.query<{ isOpen: boolean }>(
    `UPDATE payment SET session_id = $2, url = $3 WHERE id = $1 RETURNING state <> 'failed' AS "isOpen"`,
    [id, session.id, session.url],
  );
  return rows[0]?.isOpen === true;
}

/** The method of a payment is kept: the provider's later messages about it do not keep it again. */
export async function endKeeping(tx: Queryable, id: string): Promise<void> {
  await tx.query('UPDATE payment SET keeps_method = false WHERE id = $1', [id]);
}

export interface PaymentChange {
  state: PaymentState;
  transactionId: string | null;
  receivedCents: number | null;
  settles: boolean;
  now: Date;
}

export async function setPaymentState(tx: Queryable, id: string, change: PaymentChange): Promise<void> {
  const { state, transactionId, receivedCents, settles, now } = change;
  await tx.query(
    `UPDATE payment SET state = $2, transaction_id = coalesce($3, transaction_id), received_cents = $4, settles = $5,
       updated_at = $6 WHERE id = $1`,
    [id, state, transactionId, receivedCents, settles, now],
  );
}

/** Records that the payer's bank took the money back; only the first call changes the payment. */
export async function recordDispute(
  tx: Queryable,
  id: string,
  stillSettles: boolean,
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE payment SET disputed_at = $3, settles = settles AND $2, updated_at = $3
      WHERE id = $1 AND disputed_at IS NULL`,
    [id, stillSettles, now],
  );
}

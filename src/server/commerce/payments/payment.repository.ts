import type { PaymentMethod, PaymentVersion } from '../../../shared/enums.ts';
import type { PaymentState } from '../../../shared/states/payment.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../db/queryable.ts';

/** One attempt to pay an order. */
export interface Payment {
  id: string;
  orderId: string;
  attempt: number;
  state: PaymentState;
  version: PaymentVersion;
  method: PaymentMethod;
  amountCents: number;
  sessionId: string | null;
  url: string | null;
  transactionId: string | null;
  createdAt: Date;
}

const columns = `id, order_id AS "orderId", attempt, state, version, method, amount_cents AS "amountCents",
  session_id AS "sessionId", url, transaction_id AS "transactionId", created_at AS "createdAt"`;

export async function findPayment(db: Queryable, id: string): Promise<Payment | undefined> {
  return (await db.query<Payment>(`SELECT ${columns} FROM payment WHERE id = $1`, [id]))[0];
}

/** The newest attempt of an order. */
export async function latestPayment(db: Queryable, orderId: string): Promise<Payment | undefined> {
  const rows = await db.query<Payment>(
    `SELECT ${columns} FROM payment WHERE order_id = $1 ORDER BY attempt DESC LIMIT 1`,
    [orderId],
  );
  return rows[0];
}

export interface NewPayment {
  id: string;
  team: TeamId;
  orderId: string;
  version: PaymentVersion;
  method: PaymentMethod;
  amountCents: number;
  now: Date;
}

/** @throws a unique violation of payment_open while another attempt is under way */
export async function insertPayment(tx: Queryable, given: NewPayment): Promise<void> {
  await tx.query(
    `INSERT INTO payment (id, team, order_id, attempt, state, version, method, amount_cents, created_at, updated_at)
     SELECT $1, $2, $3, 1 + coalesce(max(attempt), 0), 'incomplete', $4, $5, $6, $7, $7
       FROM payment WHERE order_id = $3`,
    [given.id, given.team, given.orderId, given.version, given.method, given.amountCents, given.now],
  );
}

export async function setSession(
  db: Queryable,
  id: string,
  session: { id: string; url: string },
): Promise<void> {
  await db.query('UPDATE payment SET session_id = $2, url = $3 WHERE id = $1', [id, session.id, session.url]);
}

export async function setPaymentState(
  tx: Queryable,
  id: string,
  change: { state: PaymentState; transactionId: string | null; refundDue: boolean; now: Date },
): Promise<void> {
  await tx.query(
    `UPDATE payment SET state = $2, transaction_id = coalesce($3, transaction_id), refund_due = $4, updated_at = $5
      WHERE id = $1`,
    [id, change.state, change.transactionId, change.refundDue, change.now],
  );
}

import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** Bills that are paid together. */
export interface BillPayment {
  id: string;
  team: TeamId;
  userId: string;
  number: string;
  /** Of these invoices, the oldest first. */
  invoiceIds: string[];
}

const view = `SELECT b.id, b.team, b.user_id AS "userId", b.number, ARRAY(SELECT i.id::text FROM bill_payment_item t
  JOIN invoice i ON i.id = t.invoice_id WHERE t.bill_payment_id = b.id ORDER BY i.issued_on, i.number) AS "invoiceIds"
  FROM bill_payment b`;

export async function findBillPayment(db: Queryable, id: string): Promise<BillPayment | undefined> {
  return (await db.query<BillPayment>(`${view} WHERE b.id = $1`, [id]))[0];
}

/** Locks the orders of all its invoices, in one order for everybody, until the transaction ends. */
export async function lockBillPayment(tx: Queryable, id: string): Promise<BillPayment | undefined> {
  await tx.query(
    `SELECT o.id FROM orders o WHERE o.id IN (SELECT i.order_id FROM bill_payment_item t
       JOIN invoice i ON i.id = t.invoice_id WHERE t.bill_payment_id = $1) ORDER BY o.id FOR UPDATE`,
    [id],
  );
  return findBillPayment(tx, id);
}

/** The bills that a request with this key pays. */
export async function findRequested(
  db: Queryable,
  userId: string,
  requestKey: string,
): Promise<BillPayment | undefined> {
  const sql = `${view} WHERE b.user_id = $1 AND b.request_key = $2`;
  return (await db.query<BillPayment>(sql, [userId, requestKey]))[0];
}

export async function insertBillPayment(
  tx: Queryable,
  { id, team, userId, number, invoiceIds, requestKey, now }: BillPayment & { requestKey: string; now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO bill_payment (id, team, user_id, number, request_key, created_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, team, userId, number, requestKey, now],
  );
  await tx.query(
    'INSERT INTO bill_payment_item (bill_payment_id, invoice_id) SELECT $1, unnest($2::uuid[])',
    [id, invoiceIds],
  );
}

/** Payments together with other bills that are still open and include an invoice. */
export async function openBillPayments(db: Queryable, invoiceIds: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT DISTINCT t.bill_payment_id AS id FROM bill_payment_item t
       JOIN payment p ON p.subject_kind = 'bills' AND p.subject_id = t.bill_payment_id
      WHERE t.invoice_id = ANY($1::uuid[]) AND p.state IN ('incomplete', 'pending', 'processing')`,
    [invoiceIds],
  );
  return rows.map(({ id }) => id);
}

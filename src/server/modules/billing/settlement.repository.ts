import type { Queryable } from '../../infra/db/queryable.ts';

export interface Settlement {
  invoiceId: string;
  kind: 'payment' | 'offset' | 'refund' | 'reversal';
  amountCents: number;
  paymentId?: string;
  otherId?: string;
  now: Date;
}

/** Settles a part of an invoice. @throws a violation of invoice_settled when the amount is larger than the open one */
export async function settle(tx: Queryable, settlement: Settlement): Promise<void> {
  const { invoiceId, kind, amountCents, paymentId, otherId, now } = settlement;
  await tx.query('UPDATE invoice SET settled_cents = settled_cents + $2 WHERE id = $1', [
    invoiceId,
    amountCents,
  ]);
  await tx.query(
    `INSERT INTO settlement (invoice_id, kind, amount_cents, payment_id, other_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [invoiceId, kind, amountCents, paymentId ?? null, otherId ?? null, now],
  );
}

/** The amount of each payment on an invoice, less refunds and chargebacks. */
export function paidBy(
  db: Queryable,
  invoiceId: string,
): Promise<{ paymentId: string; amountCents: number }[]> {
  return db.query(
    `SELECT s.payment_id AS "paymentId", sum(s.amount_cents)::int AS "amountCents"
       FROM settlement s JOIN invoice i ON i.id = s.invoice_id
      WHERE s.payment_id IS NOT NULL AND (i.id = $1 OR i.corrects_id = $1)
        AND i.order_id = (SELECT order_id FROM invoice WHERE id = $1)
      GROUP BY s.payment_id HAVING sum(s.amount_cents) > 0 ORDER BY min(s.id)`,
    [invoiceId],
  );
}

/** The amount of each payment for an order's invoices, less refunds and chargebacks; the latest first. */
export function paidForOrder(
  db: Queryable,
  orderId: string,
): Promise<{ paymentId: string; amountCents: number }[]> {
  return db.query(
    `SELECT s.payment_id AS "paymentId", sum(s.amount_cents)::int AS "amountCents"
       FROM settlement s JOIN invoice i ON i.id = s.invoice_id
      WHERE s.payment_id IS NOT NULL AND i.order_id = $1
      GROUP BY s.payment_id HAVING sum(s.amount_cents) > 0 ORDER BY min(s.id) DESC`,
    [orderId],
  );
}

/** The invoice that a payment has settled. */
export async function findInvoicePaidBy(db: Queryable, paymentId: string): Promise<string | undefined> {
  const sql = `SELECT invoice_id AS id FROM settlement WHERE payment_id = $1 AND kind = 'payment'`;
  return (await db.query<{ id: string }>(sql, [paymentId]))[0]?.id;
}

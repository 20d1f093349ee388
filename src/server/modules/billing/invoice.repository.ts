import type { Queryable } from '../../infra/db/queryable.ts';
import type { Payable } from '../payments/payable.ts';
import type { Invoice } from './invoice.ts';

export const invoiceColumns = `i.id, i.team, i.number, i.kind, i.user_id AS "userId", i.order_id AS "orderId",
  i.contract_id AS "contractId", i.corrects_id AS "correctsId", i.month, i.period_from AS "periodFrom",
  i.period_to AS "periodTo", i.lines, i.total_cents AS "totalCents", i.vat_cents AS "vatCents",
  i.settled_cents AS "settledCents", i.issued_on AS "issuedOn", i.due_on AS "dueOn", i.recipient`;

/** The next number of a brand's year, without a gap: the counter's row is locked until the invoice is stored. */
export async function takeInvoiceNumber(tx: Queryable, team: string, year: number): Promise<number> {
  const rows = await tx.query<{ last: number }>(
    `INSERT INTO invoice_counter (team, year, last) VALUES ($1, $2, 1)
     ON CONFLICT (team, year) DO UPDATE SET last = invoice_counter.last + 1 RETURNING last`,
    [team, year],
  );
  return rows[0]?.last ?? 0;
}

export async function insertInvoice(tx: Queryable, invoice: Invoice, now: Date): Promise<void> {
  const row = {
    id: invoice.id,
    team: invoice.team,
    number: invoice.number,
    kind: invoice.kind,
    user_id: invoice.userId,
    order_id: invoice.orderId,
    contract_id: invoice.contractId,
    corrects_id: invoice.correctsId,
    month: invoice.month,
    period_from: invoice.periodFrom,
    period_to: invoice.periodTo,
    lines: JSON.stringify(invoice.lines),
    total_cents: invoice.totalCents,
    vat_cents: invoice.vatCents,
    issued_on: invoice.issuedOn,
    due_on: invoice.dueOn,
    recipient: JSON.stringify(invoice.recipient),
    created_at: now,
  };
  const places = Object.keys(row).map((_, at) => `$${at + 1}`);
  await tx.query(`INSERT INTO invoice (${Object.keys(row)}) VALUES (${places})`, Object.values(row));
}

/** All invoices of an order, oldest first. */
export function invoicesOfOrder(db: Queryable, orderId: string): Promise<Invoice[]> {
  return db.query<Invoice>(
    `SELECT ${invoiceColumns} FROM invoice i WHERE i.order_id = $1 ORDER BY i.created_at, i.number`,
    [orderId],
  );
}

export async function findInvoice(db: Queryable, id: string): Promise<Invoice | undefined> {
  return (await db.query<Invoice>(`SELECT ${invoiceColumns} FROM invoice i WHERE i.id = $1`, [id]))[0];
}

/** Locks an invoice's order, then reads the invoice: changes to the money of an order happen one after the other. */
export async function lockInvoice(tx: Queryable, id: string): Promise<Invoice | undefined> {
  await tx.query(
    'SELECT o.id FROM invoice i JOIN orders o ON o.id = i.order_id WHERE i.id = $1 FOR UPDATE OF o',
    [id],
  );
  return findInvoice(tx, id);
}

/** Locks the orders of a customer's open invoices in one order for everybody, then reads the invoices, oldest first. */
export async function lockOpenInvoices(tx: Queryable, userId: string): Promise<Invoice[]> {
  const open = 'i.user_id = $1 AND i.settled_cents < i.total_cents';
  await tx.query(
    `SELECT o.id FROM orders o WHERE o.id IN (SELECT i.order_id FROM invoice i WHERE ${open}) ORDER BY o.id FOR UPDATE`,
    [userId],
  );
  return tx.query<Invoice>(
    `SELECT ${invoiceColumns} FROM invoice i WHERE ${open} ORDER BY i.issued_on, i.number LIMIT 100`,
    [userId],
  );
}

/** Sets a later due date. */
export async function extendInvoice(tx: Queryable, id: string, dueOn: string): Promise<void> {
  await tx.query('UPDATE invoice SET due_on = greatest(due_on, $2::date) WHERE id = $1', [id, dueOn]);
}

export async function findInvoiceOfOrder(db: Queryable, orderId: string): Promise<string | undefined> {
  const sql = "SELECT id FROM invoice WHERE order_id = $1 AND kind = 'order'";
  return (await db.query<{ id: string }>(sql, [orderId]))[0]?.id;
}

/** The data for a payment request: the payer's language, and the means that paid the order. */
export async function payerOf(
  db: Queryable,
  orderId: string,
): Promise<Pick<Payable, 'lang' | 'version' | 'method'> | undefined> {
  const rows = await db.query<Pick<Payable, 'lang' | 'version' | 'method'>>(
    `SELECT u.lang, coalesce(p.version, o.payment_version) AS version, coalesce(p.method, o.payment_method) AS method
       FROM orders o JOIN users u ON u.id = o.user_id
       LEFT JOIN payment p ON p.subject_kind = 'order' AND p.subject_id = o.id AND p.settles
      WHERE o.id = $1`,
    [orderId],
  );
  return rows[0];
}

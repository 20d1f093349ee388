import type { InvoiceView } from '../../../shared/api/billing.ts';
import type { PriceLine } from '../../../shared/api/price.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export interface InvoiceRow extends Omit<InvoiceView, 'state' | 'openCents' | 'lines' | 'objectableUntil'> {
  lines: PriceLine[];
  settledCents: number;
  creditedCents: number;
}

/** A customer's invoices, newest first; only one if an id is given. */
export function listInvoices(db: Queryable, userId: string, invoiceId?: string): Promise<InvoiceRow[]> {
  return db.query<InvoiceRow>(
    `SELECT i.id, i.number, i.kind, o.msisdn, l.line_name AS "lineName", i.order_id AS "orderId", l.id AS "contractId", i.period_from AS "periodFrom",
       i.period_to AS "periodTo", i.lines, i.total_cents AS "totalCents", i.vat_cents AS "vatCents",
       i.settled_cents AS "settledCents", i.issued_on AS "issuedOn", i.due_on AS "dueOn",
       (SELECT coalesce(sum(s.amount_cents), 0)::int FROM settlement s
         WHERE s.invoice_id = i.id AND s.kind = 'offset') AS "creditedCents",
       CASE WHEN c.state <> 'done' AND i.settled_cents < i.total_cents THEN
         jsonb_build_object('state', c.state, 'collectOn', c.collect_on, 'tries', c.tries, 'refusal', c.refusal,
           'account', coalesce(m.label, ''), 'mandateReference', (SELECT d.reference FROM mandate d
             WHERE d.saved_method_id = m.id ORDER BY d.given_at DESC LIMIT 1)) END AS collection,
       (SELECT jsonb_build_object('number', j.number, 'receivedOn', (j.created_at AT TIME ZONE 'Europe/Berlin')::date,
           'state', CASE WHEN j.answered_at IS NULL THEN 'received' ELSE j.verdict END,
           'answeredOn', (j.answered_at AT TIME ZONE 'Europe/Berlin')::date,
           'creditCents', CASE WHEN j.answered_at IS NOT NULL THEN j.credit_cents END,
           'explanation', CASE WHEN j.answered_at IS NOT NULL THEN j.explanation END)
          FROM objection j WHERE j.invoice_id = i.id ORDER BY j.created_at DESC LIMIT 1) AS objection,
       (SELECT d.id FROM document d WHERE d.invoice_id = i.id ORDER BY d.created_at LIMIT 1) AS "documentId"
       FROM invoice i JOIN orders o ON o.id = i.order_id LEFT JOIN contract l ON l.order_id = i.order_id
       LEFT JOIN collection c ON c.invoice_id = i.id
       LEFT JOIN LATERAL (SELECT m.id, m.label FROM contract_means p JOIN saved_method m ON m.id = p.saved_method_id
         WHERE p.order_id = i.order_id LIMIT 1) m ON true
      WHERE i.user_id = $1 AND ($2::uuid IS NULL OR i.id = $2)
      ORDER BY i.created_at DESC, i.number DESC LIMIT 500`,
    [userId, invoiceId ?? null],
  );
}

/** The PDF of an invoice. */
export async function documentOfInvoice(db: Queryable, invoiceId: string): Promise<string | undefined> {
  const sql = 'SELECT id FROM document WHERE invoice_id = $1 ORDER BY created_at LIMIT 1';
  return (await db.query<{ id: string }>(sql, [invoiceId]))[0]?.id;
}

import type { Queryable } from '../../infra/db/queryable.ts';

/** Invoices of an order that need a reminder today; what we still collect needs none, and what is objected to waits. */
export function overdueInvoices(
  tx: Queryable,
  orderId: string,
  today: string,
): Promise<{ id: string; number: string; openCents: number; dueOn: string; level: number }[]> {
  return tx.query(
    `SELECT i.id, number, total_cents - settled_cents AS "openCents", due_on AS "dueOn",
            dunning_level AS level FROM invoice i
      WHERE order_id = $1 AND settled_cents < total_cents
        AND NOT EXISTS (SELECT FROM collection c WHERE c.invoice_id = i.id AND c.state IN ('announced', 'underWay'))
        AND NOT EXISTS (SELECT FROM objection j WHERE j.invoice_id = i.id AND j.answered_at IS NULL)
        AND due_on + 7 <= $2 AND (dunning_level = 0 OR dunning_level = 1 AND dunned_on + 14 <= $2)
      ORDER BY number`,
    [orderId, today],
  );
}

export async function raiseDunning(tx: Queryable, id: string, today: string): Promise<void> {
  await tx.query('UPDATE invoice SET dunning_level = dunning_level + 1, dunned_on = $2 WHERE id = $1', [
    id,
    today,
  ]);
}

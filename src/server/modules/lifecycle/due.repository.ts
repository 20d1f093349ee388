import type { Queryable } from '../../infra/db/queryable.ts';

/**
 * The orders for each kind of due work; $1 is today in Berlin. Each statement begins at an index that holds only what
 * can still become due: its time must not grow with the number of customers.
 */
const dueOrders = {
  activate: `SELECT order_id AS id FROM contract
    WHERE activated_at IS NULL AND withdrawn_on IS NULL AND starts_on <= $1::date`,
  complete: `SELECT o.id FROM orders o JOIN contract c ON c.order_id = o.id
    WHERE o.state = 'inProgress' AND c.activated_at IS NOT NULL AND $1::date IS NOT NULL
      AND NOT EXISTS (SELECT FROM porting p WHERE p.order_id = o.id
        AND p.state NOT IN ('completed', 'cancelled'))
      AND NOT EXISTS (SELECT FROM delivery d
        WHERE d.order_id = o.id AND d.state IN ('ordered', 'packed', 'handedOver'))`,
  changeTariff: `SELECT c.order_id AS id FROM tariff_change h JOIN contract c ON c.id = h.contract_id
    WHERE h.state = 'planned' AND h.starts_on <= $1::date`,
  bill: `SELECT order_id AS id FROM contract WHERE next_invoice_on <= $1::date`,
  // $1 is the last day of payment of those that are late.
  tellLateCard: `SELECT d.order_id AS id FROM delivery d JOIN contract c ON c.order_id = d.order_id
    WHERE d.kind = 'sim' AND d.state IN ('ordered', 'packed', 'handedOver') AND d.late_told_at IS NULL
      AND c.starts_on IS NULL AND c.closed_at IS NULL
      AND (c.created_at AT TIME ZONE 'Europe/Berlin')::date <= $1::date`,
  remind: `SELECT c.order_id AS id FROM contract c JOIN tariff t ON t.id = c.tariff_id
    WHERE c.ended_on IS NULL AND c.reminded_for IS NULL AND t.term_months > 1
      AND c.minimum_ends_on BETWEEN $1::date AND ($1::date + interval '2 months')::date`,
  close: `SELECT order_id AS id FROM contract WHERE closed_at IS NULL AND ended_on < $1::date`,
  dun: `SELECT DISTINCT order_id AS id FROM invoice i
    WHERE settled_cents < total_cents AND dunning_level < 2 AND due_on <= $1::date - 7
      AND (dunning_level = 0 OR dunned_on + 14 <= $1::date)
      AND NOT EXISTS (SELECT FROM collection l WHERE l.invoice_id = i.id AND l.state IN ('announced', 'underWay'))
      AND NOT EXISTS (SELECT FROM objection j WHERE j.invoice_id = i.id AND j.answered_at IS NULL)`,
} as const;

export type Due = keyof typeof dueOrders;

/** The next orders with due work, by id, after an id. */
export async function listDue(
  db: Queryable,
  due: Due,
  today: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    // Materialised: else PostgreSQL may walk all orders by id until it has met enough that are due.
    `WITH due AS MATERIALIZED (${dueOrders[due]}) SELECT id FROM due WHERE ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT $3`,
    [today, after, limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * Locks an order for its due work, until the transaction ends.
 * @returns false when another process works on it, or has just done the work
 */
export async function claimDue(tx: Queryable, due: Due, today: string, orderId: string): Promise<boolean> {
  const locked = await tx.query('SELECT FROM orders WHERE id = $1 FOR UPDATE SKIP LOCKED', [orderId]);
  if (locked.length === 0) return false;
  // In a statement of its own: it sees what the last owner of the lock has written.
  const rows = await tx.query(`SELECT FROM (${dueOrders[due]}) due WHERE id = $2`, [today, orderId]);
  return rows.length === 1;
}

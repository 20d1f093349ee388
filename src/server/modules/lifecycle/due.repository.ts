import type { Queryable } from '../../infra/db/queryable.ts';

/**
 * The orders for each kind of due work, as a condition over o (orders), c (its contract, if any) and t (tariff); $1 is
 * today in Berlin.
 */
const conditions = {
  deliver: `o.state IN ('inProgress', 'completed', 'cancelled') AND EXISTS (SELECT FROM delivery d
    WHERE d.order_id = o.id AND d.state IN ('ordered', 'packed', 'handedOver')
      AND (d.updated_at AT TIME ZONE 'Europe/Berlin')::date < $1)`,
  activate: `c.activated_at IS NULL AND c.starts_on <= $1 AND c.withdrawn_on IS NULL`,
  complete: `o.state = 'inProgress' AND c.activated_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM porting p WHERE p.order_id = o.id AND p.state <> 'completed')
    AND NOT EXISTS (SELECT FROM delivery d WHERE d.order_id = o.id AND d.state IN ('ordered', 'packed', 'handedOver'))`,
  bill: `c.next_invoice_on <= $1`,
  remind: `c.ended_on IS NULL AND c.reminded_for IS NULL AND t.term_months > 1
    AND c.minimum_ends_on >= $1 AND c.minimum_ends_on <= ($1::date + interval '2 months')::date`,
  close: `c.closed_at IS NULL AND c.ended_on < $1`,
  dun: `EXISTS (SELECT FROM invoice i WHERE i.order_id = o.id AND i.settled_cents < i.total_cents
    AND (i.dunning_level = 0 AND i.due_on + 7 <= $1 OR i.dunning_level = 1 AND i.dunned_on + 14 <= $1))`,
} as const;

export type Due = keyof typeof conditions;

/**
 * Claims the next order with due work, after an id: its row is locked until the transaction ends. Simultaneous
 * processes get different orders; a slower process checks again and finds no due work.
 */
export async function claimDue(
  tx: Queryable,
  due: Due,
  today: string,
  after: string | null,
): Promise<string | undefined> {
  const rows = await tx.query<{ id: string }>(
    `SELECT o.id FROM orders o JOIN tariff t ON t.id = o.tariff_id LEFT JOIN contract c ON c.order_id = o.id
      WHERE $1::date IS NOT NULL AND ($2::uuid IS NULL OR o.id > $2) AND ${conditions[due]}
      ORDER BY o.id LIMIT 1 FOR UPDATE OF o SKIP LOCKED`,
    [today, after],
  );
  return rows[0]?.id;
}

/** Whether the work is still due, read under the lock: another process may have just done it. */
export async function isStillDue(tx: Queryable, due: Due, today: string, orderId: string): Promise<boolean> {
  const rows = await tx.query(
    `SELECT FROM orders o JOIN tariff t ON t.id = o.tariff_id LEFT JOIN contract c ON c.order_id = o.id
      WHERE $1::date IS NOT NULL AND o.id = $2 AND ${conditions[due]}`,
    [today, orderId],
  );
  return rows.length === 1;
}

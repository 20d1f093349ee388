import type { Gift } from '../../../shared/api/catalogue.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** A line that gets allowances. */
export interface AllowedLine {
  contractId: string;
  orderId: string;
  userId: string;
  msisdn: string;
  /** What its customer calls it. */
  lineName: string | null;
  tariffName: string;
  startsOn: string;
  /** The last day; null for a line that goes on. */
  endedOn: string | null;
  isActive: boolean;
  activatedAt: Date | null;
  /** When the plan's next month is given; null: no more, or not yet. */
  nextMonthOn: string | null;
  /** For packages in a month of the line; null: none. */
  costLimitCents: number | null;
}

/** A line that waits for its number has no first day, and so no allowances yet. */
const line = `SELECT c.id AS "contractId", c.order_id AS "orderId", c.user_id AS "userId", c.msisdn, c.line_name AS "lineName",
  t.name AS "tariffName", c.starts_on AS "startsOn",
  c.ended_on AS "endedOn", c.activated_at AS "activatedAt",
  c.activated_at IS NOT NULL AND c.withdrawn_on IS NULL AND c.closed_at IS NULL AS "isActive",
  a.next_month_on AS "nextMonthOn", a.cost_limit_cents AS "costLimitCents"
  FROM contract c JOIN tariff t ON t.id = c.tariff_id AND c.starts_on IS NOT NULL
  LEFT JOIN line_allowance a ON a.contract_id = c.id`;

export async function findAllowedLine(db: Queryable, contractId: string): Promise<AllowedLine | undefined> {
  return (await db.query<AllowedLine>(`${line} WHERE c.id = $1`, [contractId]))[0];
}

export async function lineOfOrder(db: Queryable, orderId: string): Promise<AllowedLine | undefined> {
  return (await db.query<AllowedLine>(`${line} WHERE c.order_id = $1`, [orderId]))[0];
}

/** The newest line of a customer that works on a day: one whose last day is over may not be closed yet. */
export async function newestLineOf(
  db: Queryable,
  userId: string,
  today: string,
): Promise<AllowedLine | undefined> {
  const rows = await db.query<AllowedLine>(
    `${line} WHERE c.user_id = $1 AND c.activated_at IS NOT NULL AND c.withdrawn_on IS NULL AND c.closed_at IS NULL
        AND (c.ended_on IS NULL OR c.ended_on >= $2::date)
      ORDER BY c.created_at DESC LIMIT 1`,
    [userId, today],
  );
  return rows[0];
}

/** A line begins to get its months. */
export async function insertLineAllowance(tx: Queryable, contractId: string, from: string): Promise<void> {
  await tx.query(
    'INSERT INTO line_allowance (contract_id, next_month_on) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [contractId, from],
  );
}

/** Lines whose next month has begun. */
export async function linesWithDueMonth(db: Queryable, today: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT contract_id AS id FROM line_allowance WHERE next_month_on <= $1
      ORDER BY next_month_on, contract_id LIMIT $2`,
    [today, limit],
  );
  return rows.map(({ id }) => id);
}

/** Locks the line's months; false when another process has them. */
export async function lockMonths(tx: Queryable, contractId: string): Promise<boolean> {
  const rows = await tx.query('SELECT FROM line_allowance WHERE contract_id = $1 FOR UPDATE SKIP LOCKED', [
    contractId,
  ]);
  return rows.length === 1;
}

export async function setNextMonth(tx: Queryable, contractId: string, on: string | null): Promise<void> {
  await tx.query('UPDATE line_allowance SET next_month_on = $2 WHERE contract_id = $1', [contractId, on]);
}

/** False unless the line is the customer's. */
export async function setCostLimit(
  tx: Queryable,
  userId: string,
  contractId: string,
  cents: number | null,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE line_allowance a SET cost_limit_cents = $3 FROM contract c
      WHERE c.id = a.contract_id AND c.id = $2 AND c.user_id = $1 RETURNING c.id`,
    [userId, contractId, cents],
  );
  return rows.length === 1;
}

/**
 * The monthly volume of the tariff that counts in a month of the line: of a change of tariff also before its first day is
 * noted. A change of a line that ends never begins.
 */
export async function planMbIn(tx: Queryable, contractId: string, month: number): Promise<number> {
  const rows = await tx.query<{ planMb: number }>(
    `SELECT t.data_gb * 1000 AS "planMb" FROM contract c JOIN orders o ON o.id = c.order_id
       JOIN tariff t ON t.id = coalesce((SELECT h.tariff_id FROM tariff_change h
         WHERE h.contract_id = c.id AND h.month <= $2
           AND (h.state = 'begun' OR h.state = 'planned' AND c.ended_on IS NULL)
         ORDER BY h.month DESC LIMIT 1), o.tariff_id)
      WHERE c.id = $1`,
    [contractId, month],
  );
  return rows[0]?.planMb ?? 0;
}

/** The packages that were ordered with the line and not withdrawn. */
export function orderedOptions(
  tx: Queryable,
  orderId: string,
): Promise<{ id: string; durationDays: number | null; gives: Gift[] }[]> {
  return tx.query(
    `SELECT o.id, o.duration_days AS "durationDays", o.gives FROM order_option x JOIN tariff_option o ON o.id = x.option_id
      WHERE x.order_id = $1 AND x.withdrawn_on IS NULL ORDER BY o.position`,
    [orderId],
  );
}

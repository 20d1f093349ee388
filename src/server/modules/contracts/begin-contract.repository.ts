import type { Queryable } from '../../infra/db/queryable.ts';

/** A contract that waits for its number or card, locked until the transaction ends. */
export interface WaitingContract {
  id: string;
  termMonths: number;
  endedOn: string | null;
}

/** Undefined when the contract does not wait: it has begun, is closed, or was never made. */
export async function lockWaitingContract(
  tx: Queryable,
  orderId: string,
): Promise<WaitingContract | undefined> {
  const rows = await tx.query<WaitingContract>(
    `SELECT c.id, t.term_months AS "termMonths", c.ended_on AS "endedOn" FROM contract c JOIN tariff t ON t.id = c.tariff_id
      WHERE c.order_id = $1 AND c.starts_on IS NULL AND c.closed_at IS NULL FOR UPDATE OF c`,
    [orderId],
  );
  return rows[0];
}

/** What decides the first day of an order's line. */
export interface BeginFacts {
  orderedAt: Date;
  paidAt: Date;
  earlyStart: boolean;
  isPorted: boolean;
  numberArrivedOn: string | null;
  isCardSent: boolean;
  cardArrivedOn: string | null;
}

/** A number that stays elsewhere, because the contract ends before it would come, is still what the line waits for. */
export async function beginFactsOf(tx: Queryable, orderId: string): Promise<BeginFacts | undefined> {
  const rows = await tx.query<BeginFacts>(
    `SELECT o.created_at AS "orderedAt", c.created_at AS "paidAt", o.early_start AS "earlyStart",
       p.id IS NOT NULL AS "isPorted", p.arrived_on AS "numberArrivedOn",
       d.order_id IS NOT NULL AS "isCardSent", d.arrived_on AS "cardArrivedOn"
       FROM orders o JOIN contract c ON c.order_id = o.id
       LEFT JOIN porting p ON p.order_id = o.id AND o.number_type = 'port'
       LEFT JOIN delivery d ON d.order_id = o.id AND d.kind = 'sim' AND d.state <> 'cancelled'
      WHERE o.id = $1`,
    [orderId],
  );
  return rows[0];
}

/** Begins a contract: minimum term and bills follow that day; days are YYYY-MM-DD in Berlin. */
export async function beginContract(
  tx: Queryable,
  contractId: string,
  { startsOn, minimumEndsOn }: { startsOn: string; minimumEndsOn: string },
): Promise<void> {
  await tx.query(
    'UPDATE contract SET starts_on = $2, next_invoice_on = $2, minimum_ends_on = $3 WHERE id = $1',
    [contractId, startsOn, minimumEndsOn],
  );
}

/** What the line of a contract `c` waits for, in SQL; null once its first day is known. */
export const awaitedOf = `(SELECT CASE WHEN c.starts_on IS NOT NULL THEN NULL WHEN n.is_open AND k.is_open THEN 'both'
  WHEN n.is_open THEN 'number' WHEN k.is_open THEN 'card' END
  FROM (SELECT EXISTS (SELECT FROM porting p WHERE p.order_id = c.order_id
      AND p.state NOT IN ('completed', 'cancelled')) AS is_open) n,
    (SELECT EXISTS (SELECT FROM delivery d WHERE d.order_id = c.order_id AND d.kind = 'sim'
      AND d.state IN ('ordered', 'packed', 'handedOver')) AS is_open) k)`;

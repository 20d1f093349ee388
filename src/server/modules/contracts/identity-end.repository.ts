import type { Queryable } from '../../infra/db/queryable.ts';

/**
 * Takes contracts that ended before a day, each once, and returns their customers. One whose order waits for its payment
 * still needs the identity, so its older contracts are taken later. What a customer called the line goes, too.
 */
export async function takeEndedContracts(
  tx: Queryable,
  { before, limit }: { before: string; limit: number },
): Promise<string[]> {
  const rows = await tx.query<{ userId: string }>(
    // Materialised and beside each other: else PostgreSQL may read all orders to leave out a few customers.
    `WITH ended AS MATERIALIZED (SELECT id, user_id FROM contract WHERE keeps_identity AND ended_on < $1
        ORDER BY ended_on LIMIT $2 FOR UPDATE SKIP LOCKED),
       free AS MATERIALIZED (SELECT e.id FROM ended e CROSS JOIN LATERAL (SELECT count(*) AS unpaid FROM orders o
           WHERE o.user_id = e.user_id AND o.state IN ('pendingPayment', 'paymentProcessing')) waiting
        WHERE waiting.unpaid = 0)
     UPDATE contract c SET keeps_identity = false, line_name = NULL FROM free WHERE c.id = free.id RETURNING c.user_id AS "userId"`,
    [before, limit],
  );
  return [...new Set(rows.map(({ userId }) => userId))];
}

/** Those customers of a list whose contracts have all ended before a day. */
export async function withoutLaterContract(
  tx: Queryable,
  userIds: readonly string[],
  before: string,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `SELECT u.id FROM unnest($1::uuid[]) AS u (id) WHERE NOT EXISTS (
       SELECT FROM contract c WHERE c.user_id = u.id AND (c.ended_on IS NULL OR c.ended_on >= $2::date))`,
    [userIds, before],
  );
  return rows.map(({ id }) => id);
}

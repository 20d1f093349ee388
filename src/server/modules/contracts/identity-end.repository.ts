import type { Queryable } from '../../infra/db/queryable.ts';

/**
 * Takes contracts that ended before a day, each once, and returns their customers. One whose order waits for its payment
 * still needs the identity, so its older contracts are taken later.
 */
export async function takeEndedContracts(
  tx: Queryable,
  { before, limit }: { before: string; limit: number },
): Promise<string[]> {
  const rows = await tx.query<{ userId: string }>(
    `UPDATE contract SET keeps_identity = false WHERE id IN (
       SELECT c.id FROM contract c WHERE c.keeps_identity AND c.ended_on < $1
         AND NOT EXISTS (SELECT FROM orders o WHERE o.user_id = c.user_id
           AND o.state IN ('pendingPayment', 'paymentProcessing'))
        ORDER BY c.ended_on LIMIT $2 FOR UPDATE OF c SKIP LOCKED)
     RETURNING user_id AS "userId"`,
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

import type { Queryable } from '../../infra/db/queryable.ts';

/** @returns true at the first call for a transaction */
export async function claimPurchase(db: Queryable, transactionId: string, now: Date): Promise<boolean> {
  const rows = await db.query<{ transactionId: string }>(
    `INSERT INTO purchase_event (transaction_id, sent_at) VALUES ($1, $2)
     ON CONFLICT (transaction_id) DO NOTHING RETURNING transaction_id AS "transactionId"`,
    [transactionId, now],
  );
  return rows.length > 0;
}

import type { PaymentMethod } from '../../../shared/enums.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** From what the invoices of a contract are collected. */
export interface Means {
  savedMethodId: string;
  method: PaymentMethod;
  /** Masked. */
  label: string;
  /** The provider's token; it never leaves the server. */
  token: string;
  mandateReference: string | null;
  creditorId: string | null;
}

/** The means of payment of an order's contract. */
export async function meansOf(db: Queryable, orderId: string): Promise<Means | undefined> {
  const rows = await db.query<Means>(
    `SELECT m.id AS "savedMethodId", m.method, m.label, m.token, d.reference AS "mandateReference",
       d.creditor_id AS "creditorId"
       FROM contract_means c JOIN saved_method m ON m.id = c.saved_method_id
       LEFT JOIN LATERAL (SELECT reference, creditor_id FROM mandate
         WHERE saved_method_id = m.id ORDER BY given_at DESC LIMIT 1) d ON true
      WHERE c.order_id = $1`,
    [orderId],
  );
  return rows[0];
}

/** Sets or exchanges the means; null takes it away. */
export async function setMeans(
  tx: Queryable,
  orderId: string,
  savedMethodId: string | null,
  now: Date,
): Promise<void> {
  if (savedMethodId === null) {
    await tx.query('DELETE FROM contract_means WHERE order_id = $1', [orderId]);
    return;
  }
  await tx.query(
    `INSERT INTO contract_means (order_id, saved_method_id, since) VALUES ($1, $2, $3)
     ON CONFLICT (order_id) DO UPDATE SET saved_method_id = $2, since = $3`,
    [orderId, savedMethodId, now],
  );
}

/** The orders whose contracts a kept method pays. */
export async function ordersPaidBy(db: Queryable, userId: string, savedMethodId: string): Promise<string[]> {
  const rows = await db.query<{ orderId: string }>(
    `SELECT c.order_id AS "orderId" FROM contract_means c JOIN saved_method m ON m.id = c.saved_method_id
      WHERE m.user_id = $1 AND m.id::text = $2 ORDER BY c.order_id`,
    [userId, savedMethodId],
  );
  return rows.map(({ orderId }) => orderId);
}

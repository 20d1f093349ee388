import type { Queryable } from '../../infra/db/queryable.ts';

/** Marks the line of a contract as active from now on. */
export async function activateContract(tx: Queryable, orderId: string, now: Date): Promise<void> {
  await tx.query('UPDATE contract SET activated_at = $2 WHERE order_id = $1', [orderId, now]);
}

/** Records that the customer was told about the end of the minimum term. */
export async function recordReminder(tx: Queryable, orderId: string): Promise<void> {
  await tx.query('UPDATE contract SET reminded_for = minimum_ends_on WHERE order_id = $1', [orderId]);
}

/** Closes a contract whose last day is over. */
export async function closeContract(tx: Queryable, orderId: string, now: Date): Promise<void> {
  await tx.query('UPDATE contract SET closed_at = $2 WHERE order_id = $1', [orderId, now]);
}

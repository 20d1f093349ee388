import type { Queryable } from '../../infra/db/queryable.ts';
import { type Payment, paymentColumns } from './payment.repository.ts';

/**
 * Takes debits that the provider may not know yet. Each becomes due again automatically, later with its age, until its
 * session is stored, also when this process dies in between. Simultaneous processes get different debits.
 */
export function takeUnsentDebits(db: Queryable, now: Date, limit: number): Promise<Payment[]> {
  return db.query<Payment>(
    `UPDATE payment SET next_poll_at =
       $1::timestamptz + greatest(interval '1 minute', least(interval '1 day', ($1 - created_at) / 4))
      WHERE id IN (SELECT id FROM payment WHERE is_collection AND session_id IS NULL AND next_poll_at <= $1
                    ORDER BY next_poll_at LIMIT $2 FOR UPDATE SKIP LOCKED)
      RETURNING ${paymentColumns}`,
    [now, limit],
  );
}

/** The provider knows the debit now. */
export async function setDebitSession(tx: Queryable, id: string, sessionId: string): Promise<void> {
  await tx.query('UPDATE payment SET session_id = $2 WHERE id = $1', [id, sessionId]);
}

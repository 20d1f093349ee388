import type { Queryable } from '../../db/queryable.ts';
import { type Payment, paymentColumns } from './payment.repository.ts';

/**
 * Takes payments that it is time to ask the provider about. The pause grows with the payment's age, from a minute to a
 * week, and ends with the 13 months in which a bank takes a direct debit back. Processes that ask at once get
 * different ones.
 */
export function takeToPoll(db: Queryable, now: Date, limit: number): Promise<Payment[]> {
  return db.query<Payment>(
    `UPDATE payment SET next_poll_at = CASE WHEN $1::timestamptz - created_at < interval '13 months'
       THEN $1 + greatest(interval '1 minute', least(interval '7 days', ($1 - created_at) / 4)) END
      WHERE id IN (SELECT id FROM payment WHERE next_poll_at <= $1 AND session_id IS NOT NULL
                    ORDER BY next_poll_at LIMIT $2 FOR UPDATE SKIP LOCKED)
      RETURNING ${paymentColumns}`,
    [now, limit],
  );
}

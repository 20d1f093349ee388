import type { Queryable } from '../../infra/db/queryable.ts';
import { type Payment, paymentColumns } from './payment.repository.ts';

/**
 * Takes payments whose next check at the provider is due. The interval grows with the payment's age, from a minute to a
 * week, and ends after the 13 months in which a bank can take a direct debit back. Simultaneous processes get different
 * payments.
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

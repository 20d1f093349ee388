import type { Queryable } from '../../infra/db/queryable.ts';
import type {
  BillingCustomer,
  BillingOutcome,
} from '../../infra/ports/billing-customers/billing-customers.ts';

/** `pending`: the billing system was away, and is asked again. */
export type BillingState = BillingOutcome | 'pending';

export async function billingStateOf(db: Queryable, userId: string): Promise<BillingState | undefined> {
  const rows = await db.query<{ state: BillingState }>(
    'SELECT state FROM billing_customer WHERE user_id = $1',
    [userId],
  );
  return rows[0]?.state;
}

/** Notes what the billing system said about a customer; a customer that it knows stays known. */
export async function recordBillingState(
  tx: Queryable,
  userId: string,
  state: BillingState,
  now: Date,
): Promise<void> {
  const nextAt = state === 'pending' ? now : null;
  await tx.query(
    // A customer whom the billing system knows is only read: a conflict would lock the row until the order is written.
    `INSERT INTO billing_customer (user_id, state, next_attempt_at, created_at) SELECT $1, $2, $3, $4
      WHERE NOT EXISTS (SELECT FROM billing_customer WHERE user_id = $1 AND state = 'created')
     ON CONFLICT (user_id) DO UPDATE SET state = $2, next_attempt_at = $3 WHERE billing_customer.state <> 'created'`,
    [userId, state, nextAt, now],
  );
}

/** Takes customers of whom the billing system does not know yet; each becomes due again by itself, ever later. */
export function takePending(db: Queryable, now: Date, limit: number): Promise<BillingCustomer[]> {
  return db.query<BillingCustomer>(
    `UPDATE billing_customer b SET attempts = attempts + 1,
            next_attempt_at = $1::timestamptz + least(3600, 30 * power(2, least(attempts, 10))) * interval '1 second'
       FROM users u
      WHERE u.id = b.user_id AND b.user_id IN (SELECT user_id FROM billing_customer
              WHERE state = 'pending' AND next_attempt_at <= $1
              ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED)
      RETURNING u.id, u.first_name || ' ' || u.last_name AS name, u.email,
        jsonb_build_object('street', u.street, 'houseNumber', u.house_number, 'postalCode', u.postal_code,
          'city', u.city) AS address`,
    [now, limit],
  );
}

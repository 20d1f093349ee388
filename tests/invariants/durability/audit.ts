import type { Database } from '../../../src/server/infra/db/queryable.ts';
import type { Acknowledged } from './load.ts';

/** What may never be in the database, each as a query for the rows at fault. */
const halfWritten: Record<string, string> = {
  'an order without its number': `SELECT o.id FROM orders o LEFT JOIN phone_number n ON n.order_id = o.id
    WHERE o.number_type = 'new' AND o.state <> 'cancelled' AND n.id IS DISTINCT FROM o.phone_number_id`,
  'a number of an order that there is not': `SELECT n.id FROM phone_number n LEFT JOIN orders o ON o.id = n.order_id
    WHERE n.order_id IS NOT NULL AND o.id IS NULL`,
  'an order without the key that it was sent under': `SELECT o.id FROM orders o
    LEFT JOIN idempotency_key k ON k.result_id = o.id WHERE k.key IS NULL AND o.payment_method = 'paypal'
      AND o.user_id IN (SELECT id FROM users WHERE password_hash = '-')`,
  'a key without its order': `SELECT k.key FROM idempotency_key k LEFT JOIN orders o ON o.id = k.result_id
    WHERE k.operation = 'order' AND o.id IS NULL`,
  'an order without its receipt': `SELECT o.id FROM orders o WHERE o.user_id IN
      (SELECT id FROM users WHERE password_hash = '-') AND NOT EXISTS
      (SELECT FROM outbox m WHERE m.template = 'order-received' AND strpos(m.text, o.number) > 0)`,
  'a paid order without contract, or a contract without payment': `SELECT o.id FROM orders o
    LEFT JOIN contract c ON c.order_id = o.id
    LEFT JOIN payment p ON p.order_id = o.id AND p.settles
    WHERE o.user_id IN (SELECT id FROM users WHERE password_hash = '-')
      AND ((c.id IS NULL) <> (p.id IS NULL) OR (p.id IS NULL) <> (o.state NOT IN ('inProgress', 'completed')))`,
  'a sold number without contract': `SELECT n.id FROM phone_number n LEFT JOIN contract c ON c.order_id = n.order_id
    WHERE n.sold_at IS NOT NULL AND c.id IS NULL`,
  'a coupon counted otherwise than used': `SELECT c.id FROM coupon c WHERE c.redeemed <>
      (SELECT count(*) FROM coupon_redemption r WHERE r.coupon_id = c.id)`,
};

/** Whatever stands half in the database. */
export async function halves(db: Database): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, sql] of Object.entries(halfWritten)) {
    const rows = await db.query(sql);
    if (rows.length > 0) faults.push(`${what}: ${rows.length}`);
  }
  return faults;
}

/** Whatever was acknowledged and is gone. */
export async function losses(db: Database, done: Acknowledged): Promise<string[]> {
  const ids = (column: string) => `SELECT id::text FROM ${column}`;
  const orders = await found(db, `${ids('orders')} WHERE id = ANY($1::uuid[])`, done.orders, 'orderId');
  const paid = await found(
    db,
    `SELECT reference_order::text AS id FROM (SELECT p.order_id AS reference_order FROM payment p
       JOIN sandbox_session s ON s.reference = p.id::text WHERE s.state = 'succeeded') AS money
      WHERE reference_order = ANY($1::uuid[])`,
    done.payments,
    'orderId',
  );
  const held = await db.query<{ id: string; who: string }>(
    `SELECT n.id, coalesce(n.holder, 'user:' || o.user_id) AS who FROM phone_number n
       LEFT JOIN orders o ON o.id = n.order_id WHERE n.id = ANY($1::uuid[])`,
    [done.reservations.map(({ numberId }) => numberId)],
  );
  // Choosing another number gives the one before back: of each customer's reservations the last one counts.
  const last = new Map(done.reservations.map(({ userId, numberId }) => [userId, numberId]));
  const kept = (userId: string, numberId: string) =>
    held.some(({ id, who }) => id === numberId && who === `user:${userId}`);
  return [
    ...done.orders
      .filter(({ orderId }) => !orders.has(orderId))
      .map(({ orderId }) => `order ${orderId} is gone`),
    ...done.payments
      .filter(({ orderId }) => !paid.has(orderId))
      .map(({ orderId }) => `payment of ${orderId} is gone`),
    ...done.orders
      .filter(({ userId, numberId }) => !kept(userId, numberId))
      .map(({ numberId }) => `ordered number ${numberId} is another's`),
    ...[...last]
      .filter(([userId, numberId]) => !kept(userId, numberId))
      .map(([, id]) => `reservation of ${id} is gone`),
  ];
}

async function found<K extends string>(db: Database, sql: string, done: Record<K, string>[], key: K) {
  const rows = await db.query<{ id: string }>(sql, [done.map((one) => one[key])]);
  return new Set(rows.map(({ id }) => id));
}

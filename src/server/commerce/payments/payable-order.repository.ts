import type { SimType } from '../../../shared/enums.ts';
import type { OrderState } from '../../../shared/states/order.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { Payable } from './payable.ts';

/** What paying and fulfilling need of an order. */
export interface PayableOrder extends Payable {
  state: OrderState;
  tariffId: string;
  termMonths: number;
  simType: SimType;
  msisdn: string;
  earlyStart: boolean;
  createdAt: Date;
  email: string;
  name: string;
  /** The end of the old contract, when the number comes at that time. */
  portedAfter: string | null;
}

/** Locks the order until the transaction ends: all that concerns its payment happens one after the other. */
export async function lockOrder(tx: Queryable, orderId: string): Promise<PayableOrder | undefined> {
  const rows = await tx.query<PayableOrder>(
    `SELECT o.id, o.team, o.number, o.user_id AS "userId", o.lang, o.state, o.tariff_id AS "tariffId",
       t.term_months AS "termMonths", o.sim_type AS "simType", o.msisdn, o.payment_version AS version,
       o.payment_method AS method, o.early_start AS "earlyStart", o.today_cents AS "amountCents",
       o.payment_details AS account, o.saved_method_id AS "savedMethodId", o.keeps_method AS "keepMethod", o.state = 'cancelled' AS "isClosed",
       o.created_at AS "createdAt", u.email, u.first_name || ' ' || u.last_name AS name,
       (SELECT contract_ends_on FROM porting p WHERE p.order_id = o.id) AS "portedAfter"
       FROM orders o JOIN tariff t ON t.id = o.tariff_id JOIN users u ON u.id = o.user_id
      WHERE o.id = $1 FOR UPDATE OF o`,
    [orderId],
  );
  return rows[0];
}

export async function setOrderState(
  tx: Queryable,
  orderId: string,
  state: OrderState,
  now: Date,
): Promise<void> {
  await tx.query('UPDATE orders SET state = $2, updated_at = $3 WHERE id = $1', [orderId, state, now]);
}

export async function findPortedOrder(
  db: Queryable,
  userId: string,
  orderId: string,
): Promise<string | undefined> {
  const rows = await db.query<{ id: string }>(
    'SELECT o.id FROM orders o JOIN porting p ON p.order_id = o.id WHERE o.id = $1 AND o.user_id = $2',
    [orderId, userId],
  );
  return rows[0]?.id;
}

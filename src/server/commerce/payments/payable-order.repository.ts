import type { PaymentMethod, PaymentVersion, SimType } from '../../../shared/enums.ts';
import type { OrderState } from '../../../shared/states/order.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../db/queryable.ts';

/** What paying and fulfilling need of an order. */
export interface PayableOrder {
  id: string;
  team: TeamId;
  number: string;
  userId: string;
  lang: string;
  state: OrderState;
  tariffId: string;
  termMonths: number;
  simType: SimType;
  msisdn: string;
  paymentVersion: PaymentVersion;
  paymentMethod: PaymentMethod;
  earlyStart: boolean;
  todayCents: number;
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
       t.term_months AS "termMonths", o.sim_type AS "simType", o.msisdn, o.payment_version AS "paymentVersion",
       o.payment_method AS "paymentMethod", o.early_start AS "earlyStart", o.today_cents AS "todayCents",
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

/** False when the event has been handled before. */
export async function noteEvent(
  tx: Queryable,
  event: { id: string; type: string },
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO payment_event (id, type, received_at) VALUES ($1, $2, $3)
     ON CONFLICT (id) DO NOTHING RETURNING id`,
    [event.id, event.type, now],
  );
  return rows.length === 1;
}

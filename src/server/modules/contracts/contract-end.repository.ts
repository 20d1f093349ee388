import type { DeliveryState } from '../../../shared/states/delivery.ts';
import type { OrderState } from '../../../shared/states/order.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** The data that decide how an order and its contract can end. */
export interface EndingOrder {
  orderId: string;
  state: OrderState;
  createdAt: Date;
  earlyStart: boolean;
  options: { id: string; names: string[]; withdrawnOn: string | null }[];
  jersey: {
    name: string;
    number: number;
    withdrawnOn: string | null;
    delivery: DeliveryState | null;
    deliveredAt: string | null;
  } | null;
  contract: {
    id: string;
    number: string;
    /** Null for a line that waits for its number or card. */
    startsOn: string | null;
    minimumEndsOn: string | null;
    termMonths: number;
    endedOn: string | null;
    withdrawnOn: string | null;
  } | null;
}

/** Locks an order, so that its end, payments and invoices happen one after the other. */
export async function lockEndingOrder(tx: Queryable, orderId: string): Promise<EndingOrder | undefined> {
  await tx.query('SELECT id FROM orders WHERE id = $1 FOR UPDATE', [orderId]);
  const rows = await tx.query<EndingOrder>(
    `SELECT o.id AS "orderId", o.state, o.created_at AS "createdAt", o.early_start AS "earlyStart",
       coalesce((SELECT jsonb_agg(jsonb_build_object('id', x.option_id, 'withdrawnOn', x.withdrawn_on,
         'names', jsonb_build_array(t.words -> 'de' ->> 'name', t.words -> 'tr' ->> 'name')))
         FROM order_option x JOIN tariff_option t ON t.id = x.option_id WHERE x.order_id = o.id), '[]') AS options,
       (SELECT jsonb_build_object('name', j.name, 'number', j.number, 'withdrawnOn', j.withdrawn_on,
         'delivery', d.state, 'deliveredAt', CASE WHEN d.state = 'delivered' THEN d.updated_at END)
         FROM jersey j LEFT JOIN delivery d ON d.order_id = j.order_id AND d.kind = 'jersey'
         WHERE j.order_id = o.id) AS jersey,
       (SELECT jsonb_build_object('id', c.id, 'number', c.number, 'startsOn', c.starts_on,
         'minimumEndsOn', c.minimum_ends_on, 'endedOn', c.ended_on, 'withdrawnOn', c.withdrawn_on,
         'termMonths', t.term_months) FROM contract c JOIN tariff t ON t.id = c.tariff_id WHERE c.order_id = o.id) AS contract
       FROM orders o WHERE o.id = $1`,
    [orderId],
  );
  return rows[0];
}

/** Sets the last day of a contract without one. */
export async function endContractOn(
  tx: Queryable,
  contractId: string,
  end: { on: string; now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE contract SET ended_on = $2, cancelled_at = $3 WHERE id = $1 AND ended_on IS NULL RETURNING id`,
    [contractId, end.on, end.now],
  );
  return rows.length === 1;
}

/** A line that still waited for its number or card counts as begun on that day: what stays (a printed jersey) is billed from it. */
export async function withdrawContract(
  tx: Queryable,
  contractId: string,
  today: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE contract SET withdrawn_on = $2, ended_on = $2, cancelled_at = coalesce(cancelled_at, $3), closed_at = $3,
       starts_on = coalesce(starts_on, $2), minimum_ends_on = coalesce(minimum_ends_on, $2)
      WHERE id = $1`,
    [contractId, today, now],
  );
}

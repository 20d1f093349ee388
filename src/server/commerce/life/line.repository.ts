import type { Lang } from '../../../shared/form-script.ts';
import type { DeliveryKind, DeliveryState } from '../../../shared/states/delivery.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../db/queryable.ts';

/** A line with whom to write to about it. */
export interface Line {
  team: TeamId;
  lang: Lang;
  email: string;
  name: string;
  msisdn: string;
  orderNumber: string;
  tariffName: string;
  contractId: string | null;
  contract: string | null;
  minimumEndsOn: string | null;
  endedOn: string | null;
  /** Its number is still with the old operator. */
  awaitsNumber: boolean;
}

export async function findLine(tx: Queryable, orderId: string): Promise<Line> {
  const rows = await tx.query<Line>(
    `SELECT o.team, u.lang, u.email, u.first_name || ' ' || u.last_name AS name, o.msisdn, o.number AS "orderNumber",
       t.name AS "tariffName", c.id AS "contractId", c.number AS contract, c.minimum_ends_on AS "minimumEndsOn",
       c.ended_on AS "endedOn",
       EXISTS (SELECT FROM porting p WHERE p.order_id = o.id AND p.state <> 'completed') AS "awaitsNumber"
       FROM orders o JOIN users u ON u.id = o.user_id JOIN tariff t ON t.id = o.tariff_id
       LEFT JOIN contract c ON c.order_id = o.id WHERE o.id = $1`,
    [orderId],
  );
  const [line] = rows;
  if (!line) throw new Error(`There is no order ${orderId}.`);
  return line;
}

/** The line is switched on: its SIM works from now on. */
export async function switchOn(tx: Queryable, orderId: string, now: Date): Promise<void> {
  await tx.query('UPDATE contract SET activated_at = $2 WHERE order_id = $1', [orderId, now]);
  await tx.query(`UPDATE sim_card SET state = 'active' WHERE order_id = $1 AND state <> 'blocked'`, [
    orderId,
  ]);
}

export async function noteReminder(tx: Queryable, orderId: string): Promise<void> {
  await tx.query('UPDATE contract SET reminded_for = minimum_ends_on WHERE order_id = $1', [orderId]);
}

export async function noteClosed(tx: Queryable, orderId: string, now: Date): Promise<void> {
  await tx.query('UPDATE contract SET closed_at = $2 WHERE order_id = $1', [orderId, now]);
}

export async function noteCompleted(tx: Queryable, orderId: string, now: Date): Promise<void> {
  await tx.query(`UPDATE orders SET state = 'completed', updated_at = $2 WHERE id = $1`, [orderId, now]);
}

export interface Parcel {
  kind: DeliveryKind;
  state: DeliveryState;
  updatedAt: Date;
}

export function parcelsUnderWay(tx: Queryable, orderId: string): Promise<Parcel[]> {
  return tx.query<Parcel>(
    `SELECT kind, state, updated_at AS "updatedAt" FROM delivery
      WHERE order_id = $1 AND state IN ('ordered', 'packed', 'handedOver') ORDER BY kind`,
    [orderId],
  );
}

export async function moveParcel(
  tx: Queryable,
  orderId: string,
  to: { kind: DeliveryKind; state: DeliveryState; at: Date; trackingNumber: string | null },
): Promise<void> {
  await tx.query(
    `UPDATE delivery SET state = $3, updated_at = $4, tracking_number = coalesce(tracking_number, $5)
      WHERE order_id = $1 AND kind = $2`,
    [orderId, to.kind, to.state, to.at, to.trackingNumber],
  );
}

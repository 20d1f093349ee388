import type { DeliveryKind, DeliveryState } from '../../../shared/states/delivery.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export async function insertDelivery(
  tx: Queryable,
  orderId: string,
  kind: DeliveryKind,
  now: Date,
): Promise<void> {
  await tx.query(`INSERT INTO delivery (order_id, kind, state, updated_at) VALUES ($1, $2, 'ordered', $3)`, [
    orderId,
    kind,
    now,
  ]);
}

/** A parcel of an order: its SIM or its jersey. */
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

/** Cancels parcels that have not been sent yet. */
export async function stopDeliveries(
  tx: Queryable,
  orderId: string,
  kinds: readonly DeliveryKind[],
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE delivery SET state = 'cancelled', updated_at = $3
      WHERE order_id = $1 AND kind = ANY($2::text[]) AND state IN ('ordered', 'packed')`,
    [orderId, kinds, now],
  );
}

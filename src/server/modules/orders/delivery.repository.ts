import type { DeliveryKind, DeliveryState } from '../../../shared/states/delivery.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { ParcelRequest } from '../../infra/ports/logistics/logistics.ts';
import { enqueueTask } from '../../infra/ports/tasks/system-task.repository.ts';

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

/** A parcel under way: its SIM or its jersey, as the carrier needs it. */
export interface Parcel extends Pick<ParcelRequest, 'kind' | 'state' | 'recipient' | 'iccid' | 'jersey'> {
  orderId: string;
  updatedAt: Date;
}

/** Which parcels: the one with our id for it, or all. */
export interface WhichParcels {
  id?: string;
  /** Only those that were last asked about before this moment, or never. */
  askedBefore: Date;
}

const address = (field: string) =>
  `CASE WHEN o.content -> 'userInfo' ->> 'deliveryAddress' = 'true'
     THEN o.content -> 'userInfo' ->> 'delivery${field[0]?.toUpperCase()}${field.slice(1)}'
     ELSE o.content -> 'userInfo' ->> '${field}' END`;

/** Parcels of paid orders that have not arrived. */
export function parcelsUnderWay(db: Queryable, { id, askedBefore }: WhichParcels): Promise<Parcel[]> {
  return db.query<Parcel>(
    `SELECT d.order_id AS "orderId", d.kind, d.state, d.updated_at AS "updatedAt",
       CASE WHEN d.kind = 'sim' THEN s.iccid END AS iccid,
       CASE WHEN d.kind = 'jersey' THEN
         jsonb_build_object('size', j.size, 'style', j.style, 'name', j.name, 'number', j.number) END AS jersey,
       jsonb_build_object('name', u.first_name || ' ' || u.last_name,
         'street', coalesce(${address('street')}, u.street),
         'houseNumber', coalesce(${address('houseNumber')}, u.house_number),
         'postalCode', coalesce(${address('postalCode')}, u.postal_code),
         'city', coalesce(${address('city')}, u.city)) AS recipient
       FROM delivery d JOIN orders o ON o.id = d.order_id JOIN contract c ON c.order_id = o.id
       JOIN users u ON u.id = o.user_id
       LEFT JOIN sim_card s ON s.order_id = o.id LEFT JOIN jersey j ON j.order_id = o.id
      WHERE d.state IN ('ordered', 'packed', 'handedOver') AND o.state IN ('inProgress', 'completed', 'cancelled')
        AND (d.kind <> 'sim' OR s.iccid IS NOT NULL) AND ($1::text IS NULL OR d.order_id || '-' || d.kind = $1) AND (d.asked_at IS NULL OR d.asked_at <= $2)
      ORDER BY d.order_id, d.kind`,
    [id ?? null, askedBefore],
  );
}

/** Notes that the carrier is being asked. */
export async function recordParcelAsked(db: Queryable, { orderId, kind }: Parcel, now: Date): Promise<void> {
  await db.query('UPDATE delivery SET asked_at = $3 WHERE order_id = $1 AND kind = $2', [orderId, kind, now]);
}

/**
 * Moves a parcel on, unless another process has; its first tracking number is kept.
 * @param to `heardOn` is the day on which we hear of it, YYYY-MM-DD in Berlin
 */
export async function moveParcel(
  tx: Queryable,
  { orderId, kind, state: from }: Parcel,
  to: { state: DeliveryState; at: Date; trackingNumber: string | null; heardOn: string },
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE delivery SET state = $4, updated_at = $5, tracking_number = coalesce(tracking_number, $6),
       arrived_on = CASE WHEN $4 = 'delivered' THEN $7::date END
      WHERE order_id = $1 AND kind = $2 AND state = $3 RETURNING kind`,
    [orderId, kind, from, to.state, to.at, to.trackingNumber, to.heardOn],
  );
  return rows.length === 1;
}

/** The SIM card that an order sends by post. */
export interface PostedCard {
  state: DeliveryState;
  /** When the order was paid, so that the card was ordered. */
  paidAt: Date;
  /** The number that the line brings has arrived. */
  isNumberHere: boolean;
  /** The line waits for it. */
  isAwaited: boolean;
}

/** Undefined for an order that sends none. */
export async function postedCardOf(db: Queryable, orderId: string): Promise<PostedCard | undefined> {
  const rows = await db.query<PostedCard>(
    `SELECT d.state, coalesce(c.created_at, o.created_at) AS "paidAt",
       EXISTS (SELECT FROM porting p WHERE p.order_id = o.id AND p.state = 'completed') AS "isNumberHere",
       c.id IS NOT NULL AND c.starts_on IS NULL AND c.closed_at IS NULL
         AND d.state IN ('ordered', 'packed', 'handedOver') AS "isAwaited"
       FROM delivery d JOIN orders o ON o.id = d.order_id LEFT JOIN contract c ON c.order_id = d.order_id
      WHERE d.order_id = $1 AND d.kind = 'sim'`,
    [orderId],
  );
  return rows[0];
}

/** Records that the card has come, as its customer says. @returns false when it is already known */
export async function recordCardArrival(
  tx: Queryable,
  orderId: string,
  { on, now }: { on: string; now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE delivery SET state = 'delivered', arrived_on = $2, updated_at = $3
      WHERE order_id = $1 AND kind = 'sim' AND state IN ('ordered', 'packed', 'handedOver') RETURNING kind`,
    [orderId, on, now],
  );
  return rows.length === 1;
}

/** Records that our service was told of a card that does not arrive. */
export async function recordLateTold(tx: Queryable, orderId: string, now: Date): Promise<void> {
  await tx.query(`UPDATE delivery SET late_told_at = $2 WHERE order_id = $1 AND kind = 'sim'`, [
    orderId,
    now,
  ]);
}

/** Our id of a parcel at the carrier: an order has at most one of a kind. */
export function parcelId(orderId: string, kind: DeliveryKind): string {
  return `${orderId}-${kind}`;
}

/** Cancels parcels that have not been sent yet, also at the carrier. */
export async function stopDeliveries(
  tx: Queryable,
  orderId: string,
  kinds: readonly DeliveryKind[],
  now: Date,
): Promise<void> {
  const stopped = await tx.query<{ kind: DeliveryKind }>(
    `UPDATE delivery SET state = 'cancelled', updated_at = $3
      WHERE order_id = $1 AND kind = ANY($2::text[]) AND state IN ('ordered', 'packed') RETURNING kind`,
    [orderId, kinds, now],
  );
  for (const { kind } of stopped)
    await enqueueTask(tx, { kind: 'cancelParcel', subject: parcelId(orderId, kind), payload: {} }, now);
}

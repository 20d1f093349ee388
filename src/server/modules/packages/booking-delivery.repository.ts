import type { Gift } from '../../../shared/api/catalogue.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** A paid package that is still to be delivered, once or again. */
export interface DeliverableBooking {
  id: string;
  contractId: string;
  startsOn: string;
  endsOn: string | null;
  nextDeliveryOn: string;
  durationDays: number | null;
  isRecurring: boolean;
  gives: Gift[];
}

/** Paid packages whose day has come, of lines that have begun to work. */
export async function deliverableBookings(db: Queryable, today: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT b.id FROM option_booking b JOIN contract c ON c.id = b.contract_id
      WHERE b.next_delivery_on <= $1 AND c.activated_at IS NOT NULL ORDER BY b.next_delivery_on, b.id LIMIT $2`,
    [today, limit],
  );
  return rows.map(({ id }) => id);
}

/** Locks a package that is to be delivered; undefined when it is not, or another process has it. */
export async function lockDelivery(tx: Queryable, id: string): Promise<DeliverableBooking | undefined> {
  const rows = await tx.query<DeliverableBooking>(
    `SELECT b.id, b.contract_id AS "contractId", b.starts_on AS "startsOn", b.ends_on AS "endsOn",
       b.next_delivery_on AS "nextDeliveryOn", o.duration_days AS "durationDays", o.is_recurring AS "isRecurring", o.gives
       FROM option_booking b JOIN tariff_option o ON o.id = b.option_id
      WHERE b.id = $1 AND b.state = 'booked' AND b.next_delivery_on IS NOT NULL FOR UPDATE OF b SKIP LOCKED`,
    [id],
  );
  return rows[0];
}

export async function setDelivery(
  tx: Queryable,
  id: string,
  {
    startsOn,
    endsOn,
    nextDeliveryOn,
  }: { startsOn: string; endsOn: string | null; nextDeliveryOn: string | null },
): Promise<void> {
  await tx.query(
    'UPDATE option_booking SET starts_on = $2, ends_on = $3, next_delivery_on = $4 WHERE id = $1',
    [id, startsOn, endsOn, nextDeliveryOn],
  );
}

/** The packages of a line that wait for their delivery. */
export async function waitingBookings(tx: Queryable, contractId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    'SELECT id FROM option_booking WHERE contract_id = $1 AND next_delivery_on IS NOT NULL ORDER BY created_at',
    [contractId],
  );
  return rows.map(({ id }) => id);
}

/** The paid packages of a line of which nothing was ever given. */
export async function undeliveredBookings(tx: Queryable, contractId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `SELECT b.id FROM option_booking b WHERE b.contract_id = $1 AND b.state = 'booked'
        AND NOT EXISTS (SELECT FROM allowance a
          WHERE a.contract_id = b.contract_id AND a.source = 'booking' AND a.source_id = b.id)
      ORDER BY b.created_at`,
    [contractId],
  );
  return rows.map(({ id }) => id);
}

import type { Lang } from '../../../shared/language.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** A customer's package that was booked after the order. */
export interface OwnBooking {
  id: string;
  contractId: string;
  /** The number of its line. */
  msisdn: string;
  /** What its customer calls it. */
  lineName: string | null;
  optionId: string;
  name: string;
  state: 'paymentProcessing' | 'booked';
  priceCents: number;
  isRecurring: boolean;
  startsOn: string | null;
  endsOn: string | null;
  lineStartsOn: string;
  lineEndsOn: string | null;
}

/** The paid packages of a customer, and those whose payment is under way: those that, like their line, have not ended. */
export function ownBookings(db: Queryable, userId: string, lang: Lang, today: string): Promise<OwnBooking[]> {
  return db.query<OwnBooking>(
    `SELECT b.id, b.contract_id AS "contractId", c.msisdn, c.line_name AS "lineName", b.option_id AS "optionId", o.words -> $2 ->> 'name' AS name, b.state,
       b.price_cents AS "priceCents", o.is_recurring AS "isRecurring", b.starts_on AS "startsOn", b.ends_on AS "endsOn",
       c.starts_on AS "lineStartsOn", c.ended_on AS "lineEndsOn"
       FROM option_booking b JOIN tariff_option o ON o.id = b.option_id JOIN contract c ON c.id = b.contract_id
      WHERE b.user_id = $1 AND b.state IN ('paymentProcessing', 'booked') AND (b.ends_on IS NULL OR b.ends_on >= $3)
        AND (c.ended_on IS NULL OR c.ended_on >= $3)
      ORDER BY b.created_at DESC`,
    [userId, lang, today],
  );
}

/** What packages cost since a moment: those of the order in its first month, those paid since then, and those that come each month and go on. */
export async function bookedCents(
  db: Queryable,
  contractId: string,
  { from, since }: { from: string; since: Date },
): Promise<number> {
  const rows = await db.query<{ cents: number }>(
    `SELECT coalesce(sum(booked.cents), 0)::int AS cents FROM (
       SELECT b.price_cents AS cents FROM option_booking b JOIN tariff_option o ON o.id = b.option_id
        WHERE b.contract_id = $1 AND b.state = 'booked'
          AND (b.created_at >= $3 OR o.is_recurring AND (b.ends_on IS NULL OR b.ends_on >= $2))
       UNION ALL
       SELECT x.price_cents FROM contract c JOIN order_option x ON x.order_id = c.order_id
        WHERE c.id = $1 AND c.starts_on >= $2 AND x.withdrawn_on IS NULL) booked`,
    [contractId, from, since],
  );
  return rows[0]?.cents ?? 0;
}

/** Ends a package that comes each month with a day. Returns false unless it is the customer's and goes on. */
export async function endRecurring(
  tx: Queryable,
  given: { id: string; userId: string; endsOn: string; now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE option_booking b SET ends_on = $3::date, updated_at = $4,
       next_delivery_on = CASE WHEN b.next_delivery_on <= $3::date THEN b.next_delivery_on END
       FROM tariff_option o
      WHERE o.id = b.option_id AND o.is_recurring AND b.id = $1 AND b.user_id = $2 AND b.state = 'booked'
        AND b.ends_on IS NULL RETURNING b.id`,
    [given.id, given.userId, given.endsOn, given.now],
  );
  return rows.length === 1;
}

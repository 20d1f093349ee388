import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { Payable } from '../payments/payable.ts';

const bookingStates = ['pendingPayment', 'paymentProcessing', 'booked', 'cancelled'] as const;
export type BookingState = (typeof bookingStates)[number];

/** A package that was booked for a running contract, with the data for its payment and start. */
export interface OptionBooking extends Payable {
  /** The order of the contract to which the package belongs. */
  orderId: string;
  optionId: string;
  /** In the language of the booking, as the customer read it. */
  optionName: string;
  /** The name for figures, in which one package has one name. */
  optionGermanName: string;
  /** What it gives, in words. */
  description: string;
  email: string;
  customerName: string;
  state: BookingState;
  earlyStart: boolean;
  durationDays: number | null;
  isRecurring: boolean;
  contractId: string;
  /** The number of the line. */
  msisdn: string;
  /** What its customer calls it. */
  lineName: string | null;
  /** The first day of the line: a package cannot begin before it. */
  lineStartsOn: string;
  /** Its last day; null for a line that goes on. */
  lineEndsOn: string | null;
  createdAt: Date;
}

export interface NewBooking {
  id: string;
  team: TeamId;
  number: string;
  userId: string;
  contractId: string;
  optionId: string;
  priceCents: number;
  lang: Lang;
  earlyStart: boolean;
  now: Date;
}

/** A new booking; an index lets a line have one unpaid booking of a package. */
export async function insertBooking(tx: Queryable, given: NewBooking): Promise<void> {
  const { id, team, number, userId, contractId, optionId, priceCents, lang, earlyStart, now } = given;
  await tx.query(
    `INSERT INTO option_booking (id, team, number, user_id, contract_id, option_id, price_cents, lang, early_start,
       state, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'pendingPayment', $10, $10)`,
    [id, team, number, userId, contractId, optionId, priceCents, lang, earlyStart, now],
  );
}

const booking = `SELECT b.id, b.team, b.user_id AS "userId", b.lang, b.number, b.price_cents AS "amountCents", 'V3' AS version,
  'paypal' AS method, NULL AS "savedMethodId", false AS "keepMethod", NULL AS account,
  b.state = 'cancelled' AS "isClosed", b.state, b.early_start AS "earlyStart",
  o.duration_days AS "durationDays", o.is_recurring AS "isRecurring", b.contract_id AS "contractId",
  c.msisdn, c.line_name AS "lineName", c.starts_on AS "lineStartsOn", c.ended_on AS "lineEndsOn", b.created_at AS "createdAt", c.order_id AS "orderId",
  o.id AS "optionId", o.words -> b.lang ->> 'name' AS "optionName", o.words -> 'de' ->> 'name' AS "optionGermanName", o.words -> b.lang ->> 'description' AS description, u.email,
  u.first_name || ' ' || u.last_name AS "customerName"
  FROM option_booking b JOIN tariff_option o ON o.id = b.option_id JOIN contract c ON c.id = b.contract_id
  JOIN users u ON u.id = b.user_id WHERE b.id = $1`;

/** The booking's data for a payment. Only for reading: code that changes the payment locks it. */
export async function findBooking(db: Queryable, id: string): Promise<OptionBooking | undefined> {
  return (await db.query<OptionBooking>(booking, [id]))[0];
}

/** Locks the order of its contract, then the booking: changes to the money of an order happen one after the other. */
export async function lockBooking(tx: Queryable, id: string): Promise<OptionBooking | undefined> {
  await tx.query(
    `SELECT o.id FROM option_booking b JOIN contract c ON c.id = b.contract_id JOIN orders o ON o.id = c.order_id
      WHERE b.id = $1 FOR UPDATE OF o`,
    [id],
  );
  return (await tx.query<OptionBooking>(`${booking} FOR UPDATE OF b`, [id]))[0];
}

export async function setBookingState(
  tx: Queryable,
  id: string,
  change: { state: BookingState; startsOn: string | null; endsOn: string | null; now: Date },
): Promise<void> {
  await tx.query(
    `UPDATE option_booking SET state = $2, starts_on = $3, ends_on = $4, updated_at = $5,
       next_delivery_on = CASE WHEN $2 = 'booked' THEN $3::date END WHERE id = $1`,
    [id, change.state, change.startsOn, change.endsOn, change.now],
  );
}

/** Ends all packages that were booked after a locked order. Returns those that it has ended. */
export async function cancelBookings(tx: Queryable, orderId: string, now: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `UPDATE option_booking b SET state = 'cancelled', starts_on = NULL, ends_on = NULL, next_delivery_on = NULL,
       updated_at = $2
       FROM contract c WHERE c.id = b.contract_id AND c.order_id = $1 AND b.state <> 'cancelled' RETURNING b.id`,
    [orderId, now],
  );
  return rows.map(({ id }) => id);
}

/**
 * The user's contract for a package: the named one, else the one that began first, else the next one, of those with a
 * first day, not withdrawn and not ended.
 */
export async function findOwnContract(
  db: Queryable,
  userId: string,
  today: string,
  contractId?: string,
): Promise<string | undefined> {
  const rows = await db.query<{ id: string }>(
    `SELECT id FROM contract WHERE user_id = $1 AND starts_on IS NOT NULL AND (ended_on IS NULL OR ended_on >= $2::date)
        AND withdrawn_on IS NULL AND ($3::uuid IS NULL OR id = $3)
      ORDER BY starts_on, created_at LIMIT 1`,
    [userId, today, contractId ?? null],
  );
  return rows[0]?.id;
}

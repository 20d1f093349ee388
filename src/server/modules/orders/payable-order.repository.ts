import type { SimType } from '../../../shared/enums.ts';
import type { OrderState } from '../../../shared/states/order.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { maskedIban } from '../payments/masked-iban.ts';
import type { Payable } from '../payments/payable.ts';

/** The order's data that payment and fulfilment need. */
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
  /** The line brings its number: it begins when the number arrives. */
  isPorted: boolean;
  /** Its card is sent by post: it begins when the card arrives. */
  isCardSent: boolean;
}

const payableOrder = `SELECT o.id, o.team, o.number, o.user_id AS "userId", o.lang, o.state, o.tariff_id AS "tariffId",
  t.term_months AS "termMonths", o.sim_type AS "simType", o.msisdn, o.payment_version AS version,
  o.payment_method AS method, o.early_start AS "earlyStart", o.today_cents AS "amountCents",
  o.payment_details AS account, o.saved_method_id AS "savedMethodId", o.keeps_method AS "keepMethod", o.state = 'cancelled' AS "isClosed",
  o.created_at AS "createdAt", u.email, u.first_name || ' ' || u.last_name AS name,
  o.number_type = 'port' AS "isPorted", EXISTS (SELECT FROM delivery d
    WHERE d.order_id = o.id AND d.kind = 'sim' AND d.state <> 'cancelled') AS "isCardSent"
  FROM orders o JOIN tariff t ON t.id = o.tariff_id JOIN users u ON u.id = o.user_id
 WHERE o.id = $1`;

/** The order's data for a payment. Only for reading: code that changes the payment locks the order. */
export async function findPayableOrder(db: Queryable, orderId: string): Promise<PayableOrder | undefined> {
  return (await db.query<PayableOrder>(payableOrder, [orderId]))[0];
}

/** Locks the order until the transaction ends: changes to its payment happen one after the other. */
export async function lockOrder(tx: Queryable, orderId: string): Promise<PayableOrder | undefined> {
  return (await tx.query<PayableOrder>(`${payableOrder} FOR UPDATE OF o`, [orderId]))[0];
}

export async function setOrderState(
  tx: Queryable,
  orderId: string,
  state: OrderState,
  now: Date,
): Promise<void> {
  await tx.query('UPDATE orders SET state = $2, updated_at = $3 WHERE id = $1', [orderId, state, now]);
}

/** The account of a paid order was needed for its mandate; from now on only what may be shown of it is stored. */
export async function maskAccount(tx: Queryable, { id, account }: PayableOrder): Promise<void> {
  if (!account) return;
  const masked = { ...account, iban: maskedIban(account.iban) };
  await tx.query('UPDATE orders SET payment_details = $2 WHERE id = $1', [id, JSON.stringify(masked)]);
}

/**
 * Sets the number of the line, corrected by the customer.
 * @returns the brand and the number of the order, which is there: its porting is
 */
export async function setOrderNumber(
  tx: Queryable,
  orderId: string,
  msisdn: string,
): Promise<{ team: TeamId; number: string }> {
  const [order] = await tx.query<{ team: TeamId; number: string }>(
    'UPDATE orders SET msisdn = $2 WHERE id = $1 RETURNING team, number',
    [orderId, msisdn],
  );
  if (!order) throw new Error(`There is no order ${orderId}.`);
  return order;
}

/** Gives an order a number from our pool instead of the one that it should have brought. */
export async function setNewNumber(
  tx: Queryable,
  orderId: string,
  { id, msisdn }: { id: string; msisdn: string },
): Promise<void> {
  await tx.query(`UPDATE orders SET number_type = 'new', phone_number_id = $2, msisdn = $3 WHERE id = $1`, [
    orderId,
    id,
    msisdn,
  ]);
}

/** Records when the numbers of ended lines went back into the pool. */
export async function recordNumbersReturned(
  tx: Queryable,
  orderIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.query('UPDATE orders SET number_returned_at = $2 WHERE id = ANY($1::uuid[])', [orderIds, now]);
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

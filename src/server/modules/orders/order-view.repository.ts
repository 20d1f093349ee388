import type { KeptAnswers } from '../../../shared/answers.ts';
import type { OrderView } from '../../../shared/api/order-view.ts';
import type { PaymentMethod } from '../../../shared/enums.ts';
import type { Lang } from '../../../shared/language.ts';
import type { PaymentState } from '../../../shared/states/payment.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { isReversed } from '../payments/payment.repository.ts';
import { holderOf } from '../portings/porting.repository.ts';

/** An order with its parts as the database stores them; states that depend on the day are not computed yet. */
export interface OrderRow
  extends Omit<OrderView, 'createdAt' | 'payment' | 'contract' | 'porting' | 'awaitedCard' | 'answers'> {
  answers: KeptAnswers | null;
  createdAt: Date;
  /** When its contract was made; null before. */
  paidAt: Date | null;
  /** `updatedAt` is text, because it comes from a JSON object. */
  porting: (Omit<NonNullable<OrderView['porting']>, 'givenUpFrom'> & { updatedAt: string }) | null;
  payment: PaymentRow | null;
}

/** `createdAt` is text, because it comes from a JSON object. */
export interface PaymentRow {
  id: string;
  transactionId: string | null;
  state: PaymentState;
  method: PaymentMethod;
  amountCents: number;
  isReversed: boolean;
  isReturned: boolean;
  createdAt: string;
}

const payment = `(SELECT jsonb_build_object('id', p.id, 'transactionId', p.transaction_id, 'state',
  CASE WHEN p.state = 'succeeded' AND (NOT p.settles OR ${isReversed('p')}) THEN 'failed' ELSE p.state END,
  'isReversed', ${isReversed('p')}, 'isReturned', p.state = 'succeeded' AND NOT p.settles AND p.received_cents <> 0, 'method', p.method, 'amountCents', p.amount_cents, 'createdAt', p.created_at)
  FROM payment p WHERE p.order_id = o.id ORDER BY p.settles DESC, p.attempt DESC LIMIT 1)`;
const porting = `(SELECT jsonb_build_object('state', p.state, 'reason', p.reason, 'mnpType', p.mnp_type,
  'donatingProvider', jsonb_build_object('id', coalesce(m.id::text, 'other'), 'name', coalesce(m.name, p.provider_name)), 'msisdn', p.msisdn,
  'contractEndsOn', p.contract_ends_on, 'scheduledOn', p.scheduled_on,
  'agreedOn', p.agreed_on, 'updatedAt', p.updated_at, 'holder', ${holderOf})
  FROM porting p LEFT JOIN mnp_provider m ON m.id = p.provider_id JOIN users u ON u.id = o.user_id
  WHERE p.order_id = o.id)`;
const delivery = `coalesce((SELECT jsonb_agg(jsonb_build_object('kind', d.kind, 'state', d.state,
  'trackingNumber', d.tracking_number) ORDER BY d.kind DESC) FROM delivery d WHERE d.order_id = o.id), '[]')`;
const options = `coalesce((SELECT jsonb_agg(jsonb_build_object('id', x.option_id, 'name',
  t.words -> $2 ->> 'name', 'priceCents', x.price_cents) ORDER BY t.position)
  FROM order_option x JOIN tariff_option t ON t.id = x.option_id WHERE x.order_id = o.id), '[]')`;
const jersey = `(SELECT jsonb_strip_nulls(jsonb_build_object('size', j.size, 'number', j.number, 'name', j.name,
  'style', j.style, 'juniorGender', j.junior_gender, 'payment', j.payment)) FROM jersey j WHERE j.order_id = o.id)`;

const view = `SELECT o.id, o.number, o.state, o.created_at AS "createdAt",
  (SELECT c.created_at FROM contract c WHERE c.order_id = o.id) AS "paidAt",
  jsonb_build_object('id', t.id, 'name', t.name, 'type', t.type) AS tariff, o.number_type AS "numberType",
  o.sim_type AS "simType", o.payment_version AS "paymentVersion", o.msisdn, o.price, o.early_start AS "earlyStart", o.answers, ${payment} AS payment,
  ${porting} AS porting, ${delivery} AS delivery, ${options} AS options, ${jersey} AS jersey
  FROM orders o JOIN tariff t ON t.id = o.tariff_id`;

/** A user's orders, newest first; only one if an id is given. */
export function listOrders(db: Queryable, userId: string, lang: Lang, orderId?: string): Promise<OrderRow[]> {
  return db.query<OrderRow>(
    `${view} WHERE o.user_id = $1 AND ($3::uuid IS NULL OR o.id = $3) ORDER BY o.created_at DESC`,
    [userId, lang, orderId ?? null],
  );
}

export async function findOrderOwner(db: Queryable, orderId: string): Promise<string | undefined> {
  const rows = await db.query<{ userId: string }>('SELECT user_id AS "userId" FROM orders WHERE id = $1', [
    orderId,
  ]);
  return rows[0]?.userId;
}

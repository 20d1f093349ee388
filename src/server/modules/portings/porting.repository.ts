import type { Operator } from '../../../shared/api/portings.ts';
import type { MnpType } from '../../../shared/enums.ts';
import type { Lang } from '../../../shared/language.ts';
import type { PortingOptions } from '../../../shared/order.ts';
import { storedOperator } from '../../../shared/other-operator.ts';
import type { PortingState, PortingStatus } from '../../../shared/states/porting.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { PortingRequest } from '../../infra/ports/porting/porting.ts';
import type { Bringer } from './porting-sms.ts';

/** A porting that is not finished, with the data for the old operator and the customer to inform. */
export interface OpenPorting extends Omit<PortingRequest, 'state' | 'since' | 'notBefore'> {
  orderId: string;
  status: PortingStatus;
  scheduledOn: string | null;
  agreedOn: string | null;
  leftOn: string | null;
  updatedAt: Date;
  orderedAt: Date;
  paidAt: Date;
  /** The last day of the contract, if it was cancelled. */
  endedOn: string | null;
  earlyStart: boolean;
  monthlyCents: number;
  userId: string;
  team: TeamId;
  lang: Lang;
  phone: string;
}

/** Which open portings: of one customer, the one with an id, or all. */
export interface WhichPortings {
  userId?: string;
  id?: string;
  /** Only those that were last asked about before this moment, or never. */
  askedBefore: Date;
}

/** As the old operator knows the customer `u` of a porting `p`: as in the account, but for what was corrected. */
export const holderOf = `(jsonb_build_object('firstName', u.first_name, 'lastName', u.last_name,
  'birthday', u.birthday) || coalesce(p.holder, '{}'))`;

/** Open portings of paid orders. */
export function openPortings(
  db: Queryable,
  { userId, id, askedBefore }: WhichPortings,
): Promise<OpenPorting[]> {
  return db.query<OpenPorting>(
    `SELECT p.id, p.order_id AS "orderId", p.msisdn, p.mnp_type AS "mnpType", coalesce(m.name, p.provider_name) AS provider,
       ${holderOf} AS holder,
       p.contract_ends_on AS "contractEndsOn", p.state AS status, p.scheduled_on AS "scheduledOn",
       p.agreed_on AS "agreedOn", p.left_on AS "leftOn", p.updated_at AS "updatedAt",
       coalesce((p.corrected_data ->> 'times')::int, CASE WHEN p.corrected_data IS NULL THEN 0 ELSE 1 END)
         AS corrections,
       o.created_at AS "orderedAt", c.created_at AS "paidAt", c.ended_on AS "endedOn", o.early_start AS "earlyStart",
       o.monthly_cents AS "monthlyCents", u.id AS "userId", o.team, o.lang,
       u.phone
       FROM porting p LEFT JOIN mnp_provider m ON m.id = p.provider_id JOIN orders o ON o.id = p.order_id
       JOIN contract c ON c.order_id = o.id JOIN users u ON u.id = o.user_id
      WHERE o.state = 'inProgress' AND p.state IN ('requested', 'sentToDonor', 'scheduled', 'inProgress')
        AND ($1::uuid IS NULL OR o.user_id = $1) AND ($2::uuid IS NULL OR p.id = $2)
        AND (p.asked_at IS NULL OR p.asked_at <= $3)
      ORDER BY p.asked_at NULLS FIRST, p.id`,
    [userId ?? null, id ?? null, askedBefore],
  );
}

/** Notes that the exchange of numbers is being asked. */
export async function recordAsked(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('UPDATE porting SET asked_at = $2 WHERE id = $1', [id, now]);
}

/**
 * Moves a porting on, unless another process has. A number with an open request is not requested again.
 * @throws a unique violation of porting_open when both are requested at the same moment
 */
export async function movePorting(
  tx: Queryable,
  from: Pick<OpenPorting, 'id' | 'status' | 'scheduledOn'>,
  to: PortingState,
  now: Date,
): Promise<boolean> {
  const { status, reason = null, scheduledOn = null, agreedOn = null, leftOn = null, arrivedOn = null } = to;
  // With the day: a porting can move from one day to another, and only one process tells it.
  const rows = await tx.query(
    `UPDATE porting SET state = $3, reason = $4, scheduled_on = $5, agreed_on = $6, left_on = $7, arrived_on = $8,
       updated_at = $9
      WHERE id = $1 AND state = $2 AND scheduled_on IS NOT DISTINCT FROM $10::date RETURNING id`,
    [from.id, from.status, status, reason, scheduledOn, agreedOn, leftOn, arrivedOn, now, from.scheduledOn],
  );
  return rows.length === 1;
}

export async function isAskedFor(db: Queryable, msisdn: string, exceptId: string): Promise<boolean> {
  const rows = await db.query(
    `SELECT 1 FROM porting WHERE msisdn = $1 AND id <> $2 AND state IN ('sentToDonor', 'scheduled', 'inProgress')`,
    [msisdn, exceptId],
  );
  return rows.length > 0;
}

/** How an order's porting stands. */
export type PortingStand = Pick<OpenPorting, 'id' | 'status' | 'scheduledOn' | 'updatedAt'>;

/** The customer who brings the number of an order. */
export async function bringerOf(db: Queryable, orderId: string): Promise<Bringer | undefined> {
  const rows = await db.query<Bringer>(
    `SELECT u.id AS "userId", o.team, o.lang, u.phone, p.msisdn FROM porting p JOIN orders o ON o.id = p.order_id
       JOIN users u ON u.id = o.user_id WHERE p.order_id = $1`,
    [orderId],
  );
  return rows[0];
}

/** Undefined when the order has no porting. */
export async function portingOfOrder(db: Queryable, orderId: string): Promise<PortingStand | undefined> {
  const rows = await db.query<PortingStand>(
    `SELECT id, state AS status, scheduled_on AS "scheduledOn", updated_at AS "updatedAt"
       FROM porting WHERE order_id = $1`,
    [orderId],
  );
  return rows[0];
}

export async function insertPorting(
  tx: Queryable,
  given: { id: string; orderId: string; porting: PortingOptions; now: Date },
): Promise<void> {
  const { donatingProvider, mnpType, msisdn, contractEndsOn = null } = given.porting;
  const operator = storedOperator(donatingProvider);
  await tx.query(
    `INSERT INTO porting (id, order_id, provider_id, provider_name, mnp_type, msisdn, contract_ends_on, state, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'requested', $8)`,
    [given.id, given.orderId, operator.id, operator.name, mnpType, msisdn, contractEndsOn, given.now],
  );
}

export interface PortingCorrection {
  operator: Operator;
  mnpType: MnpType;
  msisdn: string;
  contractEndsOn: string | null;
  /** What differs from the account at the old operator. */
  holder: { firstName?: string | undefined; lastName?: string | undefined; birthday?: string | undefined };
  now: Date;
}

/** Requests a refused number again, with the customer's corrections. */
export async function correctPorting(
  tx: Queryable,
  orderId: string,
  { operator, mnpType, msisdn, contractEndsOn, holder, now }: PortingCorrection,
): Promise<boolean> {
  const { id, name } = storedOperator(operator);
  const rows = await tx.query(
    `UPDATE porting SET provider_id = $2, provider_name = $8, mnp_type = $3, msisdn = $4, contract_ends_on = $5, holder = $7, state = 'requested',
       reason = NULL, scheduled_on = NULL, agreed_on = NULL, updated_at = $6, asked_at = NULL,
       corrected_data = jsonb_build_object('at', $6::timestamptz,
         'times', coalesce((corrected_data ->> 'times')::int, 0) + 1)
      WHERE order_id = $1 AND state = 'rejected' RETURNING id`,
    [orderId, id, mnpType, msisdn, contractEndsOn, now, JSON.stringify(holder), name],
  );
  return rows.length === 1;
}

/** Ends the requests of cancelled orders. */
export async function cancelPortings(tx: Queryable, orderIds: readonly string[], now: Date): Promise<void> {
  await tx.query(`UPDATE porting SET state = 'cancelled', updated_at = $2 WHERE order_id = ANY($1::uuid[])`, [
    orderIds,
    now,
  ]);
}

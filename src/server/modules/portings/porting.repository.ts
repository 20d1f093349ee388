import type { MnpType } from '../../../shared/enums.ts';
import type { Lang } from '../../../shared/language.ts';
import type { PortingOptions } from '../../../shared/order.ts';
import type { PortingState } from '../../../shared/states/porting.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { PortingRequest } from '../../infra/ports/porting/porting.ts';

/** A porting that is not finished, with the customer to inform. */
export interface OpenPorting extends Omit<PortingRequest, 'state' | 'since'> {
  id: string;
  status: PortingState['status'];
  scheduledOn: string | null;
  updatedAt: Date;
  team: TeamId;
  lang: Lang;
  phone: string;
}

/** Open portings of paid orders; of one customer, or of all. */
export function openPortings(db: Queryable, userId: string | null): Promise<OpenPorting[]> {
  return db.query<OpenPorting>(
    `SELECT p.id, p.msisdn, p.mnp_type AS "mnpType", p.contract_ends_on AS "contractEndsOn", p.state AS status,
       p.scheduled_on AS "scheduledOn", p.updated_at AS "updatedAt", p.corrected_data IS NOT NULL AS "isCorrected",
       o.team, o.lang, u.phone
       FROM porting p JOIN orders o ON o.id = p.order_id JOIN users u ON u.id = o.user_id
      WHERE o.state = 'inProgress' AND p.state IN ('requested', 'sentToDonor', 'scheduled', 'inProgress')
        AND ($1::uuid IS NULL OR o.user_id = $1)`,
    [userId],
  );
}

/**
 * Moves a porting on, unless another process has. A number with an open request is not requested again.
 * @throws a unique violation of porting_open when both are requested at the same moment
 */
export async function movePorting(
  tx: Queryable,
  id: string,
  from: PortingState['status'],
  to: PortingState,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE porting SET state = $3, reason = $4, scheduled_on = $5, updated_at = $6
      WHERE id = $1 AND state = $2 RETURNING id`,
    [id, from, to.status, to.reason ?? null, to.scheduledOn ?? null, now],
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

/** The state of an order's porting; undefined when it has none. */
export async function portingOfOrder(
  db: Queryable,
  orderId: string,
): Promise<Pick<OpenPorting, 'id' | 'status' | 'scheduledOn'> | undefined> {
  const rows = await db.query<Pick<OpenPorting, 'id' | 'status' | 'scheduledOn'>>(
    'SELECT id, state AS status, scheduled_on AS "scheduledOn" FROM porting WHERE order_id = $1',
    [orderId],
  );
  return rows[0];
}

export async function insertPorting(
  tx: Queryable,
  given: { id: string; orderId: string; porting: PortingOptions; now: Date },
): Promise<void> {
  const { donatingProvider, mnpType, msisdn, contractEndsOn = null } = given.porting;
  await tx.query(
    `INSERT INTO porting (id, order_id, provider_id, mnp_type, msisdn, contract_ends_on, state, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'requested', $7)`,
    [given.id, given.orderId, donatingProvider?.id, mnpType, msisdn, contractEndsOn, given.now],
  );
}

export interface PortingCorrection {
  providerId: string;
  mnpType: MnpType;
  msisdn: string;
  contractEndsOn: string | null;
  now: Date;
}

/** Requests a refused number again, with the customer's corrections. */
export async function correctPorting(
  tx: Queryable,
  orderId: string,
  { providerId, mnpType, msisdn, contractEndsOn, now }: PortingCorrection,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE porting SET provider_id = $2, mnp_type = $3, msisdn = $4, contract_ends_on = $5, state = 'requested',
       reason = NULL, scheduled_on = NULL, updated_at = $6, corrected_data = jsonb_build_object('at', $6::timestamptz)
      WHERE order_id = $1 AND state = 'rejected' RETURNING id`,
    [orderId, providerId, mnpType, msisdn, contractEndsOn, now],
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

import type { ContractView } from '../../../shared/order-view.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../db/queryable.ts';

/** A contract as the database has it: its state follows from the day. */
export interface ContractRow
  extends Omit<ContractView, 'state' | 'lastDayToCancel' | 'earliestEndOn' | 'withdrawableUntil' | 'esim'> {
  withdrawnOn: string | null;
}

export interface NewContract {
  id: string;
  team: TeamId;
  number: string;
  userId: string;
  orderId: string;
  tariffId: string;
  msisdn: string;
  concludedOn: string;
  startsOn: string;
  minimumEndsOn: string;
  now: Date;
}

/** False when the order has its contract already. */
export async function insertContract(tx: Queryable, contract: NewContract): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO contract (id, team, number, user_id, order_id, tariff_id, msisdn, concluded_on, starts_on,
       minimum_ends_on, next_invoice_on, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9, $11) ON CONFLICT (order_id) DO NOTHING RETURNING id`,
    [
      contract.id,
      contract.team,
      contract.number,
      contract.userId,
      contract.orderId,
      contract.tariffId,
      contract.msisdn,
      contract.concludedOn,
      contract.startsOn,
      contract.minimumEndsOn,
      contract.now,
    ],
  );
  return rows.length === 1;
}

export function listContracts(db: Queryable, userId: string): Promise<ContractRow[]> {
  return db.query<ContractRow>(
    `SELECT c.id, c.number, c.order_id AS "orderId", c.msisdn, c.tariff_id AS "tariffId", t.name AS "tariffName",
       c.concluded_on AS "concludedOn", c.starts_on AS "startsOn", c.minimum_ends_on AS "minimumEndsOn",
       c.ended_on AS "endedOn", c.withdrawn_on AS "withdrawnOn",
       CASE WHEN s.iccid IS NOT NULL THEN
         jsonb_build_object('type', s.type, 'state', s.state, 'iccid', s.iccid) END AS sim,
       (SELECT d.id FROM document d WHERE d.contract_id = c.id AND d.kind = 'contractConfirmation'
         ORDER BY d.created_at LIMIT 1) AS "confirmationId"
       FROM contract c JOIN tariff t ON t.id = c.tariff_id LEFT JOIN sim_card s ON s.order_id = c.order_id
      WHERE c.user_id = $1 ORDER BY c.created_at DESC`,
    [userId],
  );
}

/** Whether somebody has a contract that runs on that day, cancelled for a later one or not, and is no second card itself. */
export async function hasContract(db: Queryable, userId: string, today: string): Promise<boolean> {
  const rows = await db.query(
    `SELECT 1 FROM contract c JOIN tariff t ON t.id = c.tariff_id
      WHERE c.user_id = $1 AND (c.ended_on IS NULL OR c.ended_on >= $2) AND c.withdrawn_on IS NULL
        AND NOT t.main_contract_required LIMIT 1`,
    [userId, today],
  );
  return rows.length === 1;
}

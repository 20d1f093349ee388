import type { KeptAnswers } from '../../../shared/answers.ts';
import type { ContractView } from '../../../shared/api/contracts.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { awaitedOf } from './begin-contract.repository.ts';

/** A contract as the database stores it: its state depends on the day. */
export interface ContractRow
  extends Omit<
    ContractView,
    'state' | 'lastDayToCancel' | 'earliestEndOn' | 'withdrawableUntil' | 'hasEsimCode' | 'waiting'
  > {
  waiting: (Omit<ContractView['waiting'][number], 'answers'> & { answers: KeptAnswers | null })[];
  withdrawnOn: string | null;
  termMonths: number;
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
  /** Null for a line that waits for its number or card. */
  startsOn: string | null;
  minimumEndsOn: string | null;
  now: Date;
}

/** False when the order already has its contract. */
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

/** In the order in which the lines begin; those that wait for their number or card come last. */
export function listContracts(db: Queryable, userId: string): Promise<ContractRow[]> {
  return db.query<ContractRow>(
    `SELECT c.id, c.number, c.order_id AS "orderId", c.msisdn, c.line_name AS "lineName", c.tariff_id AS "tariffId",
       t.name AS "tariffName", t.main_contract_required AS "isSecondCard",
       c.concluded_on AS "concludedOn", c.starts_on AS "startsOn", ${awaitedOf} AS awaits,
       c.minimum_ends_on AS "minimumEndsOn", c.ended_on AS "endedOn", c.withdrawn_on AS "withdrawnOn", t.term_months AS "termMonths",
       (SELECT p.scheduled_on FROM porting p
         WHERE p.order_id = c.order_id AND c.starts_on IS NULL AND p.state IN ('scheduled', 'inProgress'))
         AS "numberArrivesOn",
       CASE WHEN s.iccid IS NOT NULL THEN
         jsonb_build_object('type', s.type, 'state', s.state, 'iccid', s.iccid, 'lostAt', s.lost_at) END AS sim,
       coalesce((SELECT jsonb_agg(jsonb_build_object('number', w.number, 'kind', w.kind, 'reason', w.waits, 'answers', w.answers,
           'receivedOn', (w.received_at AT TIME ZONE 'Europe/Berlin')::date) ORDER BY w.received_at DESC)
         FROM declaration w WHERE w.contract_id = c.id AND w.waits IS NOT NULL AND w.handled_at IS NULL), '[]') AS waiting,
       (SELECT d.id FROM document d WHERE d.contract_id = c.id AND d.kind = 'contractConfirmation'
         ORDER BY d.created_at LIMIT 1) AS "confirmationId"
       FROM contract c JOIN tariff t ON t.id = c.tariff_id LEFT JOIN sim_card s ON s.order_id = c.order_id
      WHERE c.user_id = $1 ORDER BY c.starts_on NULLS LAST, c.created_at`,
    [userId],
  );
}

/** Sets the number of the line, corrected by the customer. */
export async function setContractNumber(tx: Queryable, orderId: string, msisdn: string): Promise<void> {
  await tx.query('UPDATE contract SET msisdn = $2 WHERE order_id = $1', [orderId, msisdn]);
}

/** Names a line that has not ended, or takes its name away. Returns false unless it is the customer's. */
export async function setLineName(
  tx: Queryable,
  { userId, contractId, lineName }: { userId: string; contractId: string; lineName: string | null },
): Promise<boolean> {
  const rows = await tx.query(
    'UPDATE contract SET line_name = $3 WHERE id = $2 AND user_id = $1 AND closed_at IS NULL RETURNING id',
    [userId, contractId, lineName],
  );
  return rows.length === 1;
}

/** Gives the line another tariff; the end of the new minimum term is not told yet. */
export async function setContractTariff(
  tx: Queryable,
  contractId: string,
  { tariffId, minimumEndsOn }: { tariffId: string; minimumEndsOn: string },
): Promise<void> {
  await tx.query(
    'UPDATE contract SET tariff_id = $2, minimum_ends_on = $3, reminded_for = NULL WHERE id = $1',
    [contractId, tariffId, minimumEndsOn],
  );
}

/** Records that months were billed, and when the next bill is due; `null` for none. */
export async function recordBilledMonths(
  tx: Queryable,
  contractId: string,
  billed: { months: number; nextOn: string | null },
): Promise<void> {
  await tx.query('UPDATE contract SET billed_months = $2, next_invoice_on = $3 WHERE id = $1', [
    contractId,
    billed.months,
    billed.nextOn,
  ]);
}

/** Whether the customer has or had a contract: without one there is nothing to bill. */
export async function hasEverHadContract(db: Queryable, userId: string): Promise<boolean> {
  return (await db.query('SELECT 1 FROM contract WHERE user_id = $1 LIMIT 1', [userId])).length === 1;
}

/**
 * Whether the customer has a contract that runs on that day, also one that is cancelled for a later day, and that is
 * not a second card itself.
 */
export async function hasContract(db: Queryable, userId: string, today: string): Promise<boolean> {
  const rows = await db.query(
    `SELECT 1 FROM contract c JOIN tariff t ON t.id = c.tariff_id
      WHERE c.user_id = $1 AND (c.ended_on IS NULL OR c.ended_on >= $2) AND c.withdrawn_on IS NULL
        AND NOT t.main_contract_required LIMIT 1`,
    [userId, today],
  );
  return rows.length === 1;
}

import type { KeptAnswers } from '../../../shared/answers.ts';
import type { PriceLine } from '../../../shared/api/price.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TariffChangeState } from '../../../shared/states/tariff-change.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** A line whose tariff can change, and its customer. */
export interface ChangingLine {
  contractId: string;
  contractNumber: string;
  orderId: string;
  userId: string;
  team: TeamId;
  lang: Lang;
  email: string;
  name: string;
  msisdn: string;
  /** What its customer calls it. */
  lineName: string | null;
  simType: 'physical' | 'esim';
  tariffId: string;
  tariffName: string;
  /** Of the tariff alone, as agreed. */
  monthlyCents: number;
  isSecondCard: boolean;
  startsOn: string;
  minimumEndsOn: string;
  /** It has been cancelled or withdrawn from. */
  hasEnd: boolean;
}

const line = `SELECT c.id AS "contractId", c.number AS "contractNumber", c.order_id AS "orderId", c.user_id AS "userId", c.team,
    u.lang, u.email, u.first_name || ' ' || u.last_name AS name, c.msisdn, c.line_name AS "lineName", o.sim_type AS "simType",
    c.tariff_id AS "tariffId", t.name AS "tariffName", c.starts_on AS "startsOn",
    c.minimum_ends_on AS "minimumEndsOn", t.main_contract_required AS "isSecondCard",
    c.ended_on IS NOT NULL OR c.withdrawn_on IS NOT NULL AS "hasEnd",
    coalesce((SELECT (h.line ->> 'cents')::int FROM tariff_change h
        WHERE h.contract_id = c.id AND h.state = 'begun' ORDER BY h.month DESC LIMIT 1),
      (SELECT (part ->> 'cents')::int FROM jsonb_array_elements(o.price -> 'lines') part
        WHERE part ->> 'id' = 'tariff' LIMIT 1), t.price_cents) AS "monthlyCents"
    FROM contract c JOIN orders o ON o.id = c.order_id JOIN users u ON u.id = c.user_id
    JOIN tariff t ON t.id = c.tariff_id`;

/** The customer's contract that has begun and is not cancelled: the named one, else the one that began first. */
export async function findChangingLine(
  db: Queryable,
  { userId, today, contractId }: { userId: string; today: string; contractId: string | undefined },
): Promise<ChangingLine | undefined> {
  const rows = await db.query<ChangingLine>(
    `${line} WHERE c.user_id = $1 AND ($2::uuid IS NULL OR c.id = $2) AND c.starts_on <= $3::date
        AND c.ended_on IS NULL AND c.withdrawn_on IS NULL
      ORDER BY c.starts_on, c.created_at LIMIT 1`,
    [userId, contractId ?? null, today],
  );
  return rows[0];
}

/** The line of an order with a contract. */
export async function findLineOfOrder(tx: Queryable, orderId: string): Promise<ChangingLine> {
  const [found] = await tx.query<ChangingLine>(`${line} WHERE c.order_id = $1`, [orderId]);
  if (!found) throw new Error(`There is no contract for the order ${orderId}.`);
  return found;
}

export interface TariffChange {
  id: string;
  contractId: string;
  tariffId: string;
  tariffName: string;
  startsOn: string;
  month: number;
  minimumEndsOn: string;
  line: PriceLine;
  answers: KeptAnswers | null;
}

export async function findPlanned(db: Queryable, contractId: string): Promise<TariffChange | undefined> {
  const rows = await db.query<TariffChange>(
    `SELECT h.id, h.contract_id AS "contractId", h.tariff_id AS "tariffId", t.name AS "tariffName",
       h.starts_on AS "startsOn", h.month, h.minimum_ends_on AS "minimumEndsOn", h.line, h.answers
       FROM tariff_change h JOIN tariff t ON t.id = h.tariff_id
      WHERE h.contract_id = $1 AND h.state = 'planned'`,
    [contractId],
  );
  return rows[0];
}

/** The contract's row stays locked until the transaction ends; two orders of a change wait for each other. */
export async function lockOrderOf(tx: Queryable, contractId: string): Promise<void> {
  await tx.query(
    'SELECT FROM orders o JOIN contract c ON c.order_id = o.id WHERE c.id = $1 FOR UPDATE OF o',
    [contractId],
  );
}

/** Returns false when another change of this line is planned. */
export async function insertChange(
  tx: Queryable,
  change: Omit<TariffChange, 'tariffName' | 'answers'> & {
    answers: string | null;
    number: string;
    team: TeamId;
    earlyStart: boolean;
    summaryId: string;
    now: Date;
  },
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO tariff_change (id, team, contract_id, tariff_id, starts_on, month, minimum_ends_on, line, early_start,
       state, summary_document_id, created_at, updated_at, number, answers)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'planned', $10, $11, $11, $12, $13)
     ON CONFLICT (contract_id) WHERE state = 'planned' DO NOTHING RETURNING id`,
    [
      change.id,
      change.team,
      change.contractId,
      change.tariffId,
      change.startsOn,
      change.month,
      change.minimumEndsOn,
      JSON.stringify(change.line),
      change.earlyStart,
      change.summaryId,
      change.now,
      change.number,
      change.answers,
    ],
  );
  return rows.length === 1;
}

export async function setChangeState(
  tx: Queryable,
  id: string,
  state: Exclude<TariffChangeState, 'planned'>,
  now: Date,
): Promise<void> {
  await tx.query('UPDATE tariff_change SET state = $2, updated_at = $3 WHERE id = $1', [id, state, now]);
}

import type { DayUsage } from '../../../shared/draw-down.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { UsageRecord } from '../../infra/ports/network/network.ts';

/** A line that works, with the settings of its customer. */
export interface UsedLine {
  contractId: string;
  msisdn: string;
  /** What its customer calls it. */
  lineName: string | null;
  tariffName: string;
  throttledKbit: number;
  startsOn: string;
  /** The network's records of the days before are complete. */
  readFrom: string;
  readAt: Date | null;
  at80: boolean;
  at100: boolean;
  unusual: boolean;
  costLimitCents: number | null;
  unusualOn: string | null;
  userId: string;
  team: TeamId;
  lang: Lang;
  email: string;
  name: string;
}

const lines = `SELECT c.id AS "contractId", c.msisdn, c.line_name AS "lineName", t.name AS "tariffName", t.throttled_kbit AS "throttledKbit",
  c.starts_on AS "startsOn", l.read_from AS "readFrom", l.read_at AS "readAt", l.notice_80 AS at80,
  l.notice_100 AS at100, l.notice_unusual AS unusual,
  a.cost_limit_cents AS "costLimitCents", l.unusual_on AS "unusualOn", c.user_id AS "userId", c.team, u.lang, u.email,
  u.first_name || ' ' || u.last_name AS name
  FROM line_usage l JOIN contract c ON c.id = l.contract_id JOIN tariff t ON t.id = c.tariff_id
  JOIN users u ON u.id = c.user_id LEFT JOIN line_allowance a ON a.contract_id = c.id
 WHERE c.activated_at IS NOT NULL AND c.withdrawn_on IS NULL AND (c.ended_on IS NULL OR c.ended_on >= $2)`;

/** The lines of a customer that work on a day; the one that began first is the first. */
export function linesOf(db: Queryable, userId: string, today: string): Promise<UsedLine[]> {
  return db.query<UsedLine>(`${lines} AND c.user_id = $1 ORDER BY c.starts_on, c.created_at`, [
    userId,
    today,
  ]);
}

/** Lines by their ids, those that work on a day. */
export function linesById(db: Queryable, ids: readonly string[], today: string): Promise<UsedLine[]> {
  return db.query<UsedLine>(`${lines} AND c.id = ANY($1::uuid[])`, [ids, today]);
}

/** A line begins to work: its usage is read from now on. */
export async function insertLineUsage(
  tx: Queryable,
  orderId: string,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO line_usage (contract_id, read_from, next_read_at)
     SELECT id, $2, $3 FROM contract WHERE order_id = $1 ON CONFLICT DO NOTHING`,
    [orderId, today, now],
  );
}

/**
 * Takes lines that are due to be read. Each becomes due again by itself, also when this process dies; processes that
 * call this at once get different lines. Lines that have ended are read once more, and then never.
 */
export async function takeDueLines(
  db: Queryable,
  { now, nextAt, today, limit }: { now: Date; nextAt: Date; today: string; limit: number },
): Promise<{ contractId: string; readFrom: string }[]> {
  return db.query(
    `UPDATE line_usage l SET next_read_at = CASE WHEN c.withdrawn_on IS NULL AND (c.ended_on IS NULL OR c.ended_on >= $3)
            THEN $2::timestamptz END
       FROM contract c
      WHERE c.id = l.contract_id AND l.contract_id IN (SELECT contract_id FROM line_usage WHERE next_read_at <= $1
        ORDER BY next_read_at LIMIT $4 FOR UPDATE SKIP LOCKED)
      RETURNING l.contract_id AS "contractId", l.read_from AS "readFrom"`,
    [now, nextAt, today, limit],
  );
}

/** The network could not be read: these lines are due again soon. */
export async function readAgain(db: Queryable, ids: readonly string[], at: Date): Promise<void> {
  await db.query('UPDATE line_usage SET next_read_at = $2 WHERE contract_id = ANY($1::uuid[])', [ids, at]);
}

/** Stores the records of lines: of a past day they are final, and what was used never becomes less. */
export async function saveUsage(
  tx: Queryable,
  ids: readonly string[],
  records: readonly UsageRecord[],
  { today, now }: { today: string; now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO usage_day (contract_id, day, kind, zone, amount)
     SELECT r."lineId", r.day, r.kind, r.zone, r.amount
       FROM jsonb_to_recordset($1) AS r ("lineId" uuid, day date, kind text, zone text, amount int)
     ON CONFLICT (contract_id, day, kind, zone) DO UPDATE SET amount = greatest(usage_day.amount, excluded.amount)`,
    [JSON.stringify(records)],
  );
  await tx.query('UPDATE line_usage SET read_from = $2, read_at = $3 WHERE contract_id = ANY($1::uuid[])', [
    ids,
    today,
    now,
  ]);
}

/** The stored usage of lines from a day on. */
export function storedUsage(
  db: Queryable,
  ids: readonly string[],
  from: string,
): Promise<(DayUsage & { contractId: string })[]> {
  return db.query(
    `SELECT contract_id AS "contractId", day, kind, zone, amount FROM usage_day
      WHERE contract_id = ANY($1::uuid[]) AND day >= $2`,
    [ids, from],
  );
}

export async function markUnusual(tx: Queryable, contractId: string, day: string): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE line_usage SET unusual_on = $2 WHERE contract_id = $1 AND unusual_on IS DISTINCT FROM $2::date
     RETURNING contract_id`,
    [contractId, day],
  );
  return rows.length === 1;
}

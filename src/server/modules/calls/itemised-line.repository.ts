import type { ItemisedChoice } from '../../../shared/itemised.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** A line of a customer, with what was chosen for it. */
export interface ItemisedRow {
  contractId: string;
  msisdn: string;
  lineName: string | null;
  tariffName: string;
  startsOn: string;
  isRunning: boolean;
  choice: ItemisedChoice;
  chosenAt: Date | null;
  /** Null while it is off. */
  since: Date | null;
  readFrom: string | null;
  nextReadAt: Date | null;
  /** The days of its stored connections. */
  firstDay: string | null;
  lastDay: string | null;
}

const columns = `c.id AS "contractId", c.msisdn, c.line_name AS "lineName", t.name AS "tariffName", c.starts_on AS "startsOn",
  (c.withdrawn_on IS NULL AND (c.ended_on IS NULL OR c.ended_on >= $2)) AS "isRunning",
  coalesce(l.choice, 'off') AS choice, l.chosen_at AS "chosenAt", l.since, l.read_from AS "readFrom",
  l.next_read_at AS "nextReadAt",
  (SELECT min(x.day) FROM line_connection x WHERE x.contract_id = c.id) AS "firstDay",
  (SELECT max(x.day) FROM line_connection x WHERE x.contract_id = c.id) AS "lastDay"`;
const from = `contract c JOIN tariff t ON t.id = c.tariff_id LEFT JOIN itemised_line l ON l.contract_id = c.id`;

/** The lines of a customer that have begun, the first one first. */
export function listLines(db: Queryable, userId: string, today: string): Promise<ItemisedRow[]> {
  return db.query<ItemisedRow>(
    `SELECT ${columns} FROM ${from} WHERE c.user_id = $1 AND c.activated_at IS NOT NULL
      ORDER BY c.starts_on, c.created_at`,
    [userId, today],
  );
}

/** A customer's line. */
export async function findLine(
  db: Queryable,
  userId: string,
  today: string,
  contractId: string,
): Promise<ItemisedRow | undefined> {
  const rows = await db.query<ItemisedRow>(
    `SELECT ${columns} FROM ${from} WHERE c.user_id = $1 AND c.activated_at IS NOT NULL AND c.id = $3`,
    [userId, today, contractId],
  );
  return rows[0];
}

/** Whose line it is, by the id of its contract. */
export async function findOwner(
  db: Queryable,
  contractId: string,
): Promise<{ userId: string; team: TeamId; number: string } | undefined> {
  const sql = 'SELECT user_id AS "userId", team, number FROM contract WHERE id = $1';
  return (await db.query<{ userId: string; team: TeamId; number: string }>(sql, [contractId]))[0];
}

/** A customer's line; locked, so that of two choices one comes after the other. */
export async function lockLine(
  tx: Queryable,
  userId: string,
  today: string,
  contractId: string,
): Promise<ItemisedRow | undefined> {
  const rows = await tx.query<ItemisedRow>(
    `SELECT ${columns} FROM ${from} WHERE c.user_id = $1 AND c.activated_at IS NOT NULL AND c.id = $3
      FOR NO KEY UPDATE OF c`,
    [userId, today, contractId],
  );
  return rows[0];
}

/** What is stored for a line from now on. */
export interface NewChoice {
  contractId: string;
  choice: ItemisedChoice;
  chosenAt: Date;
  since: Date | null;
  wholeSince: Date | null;
  readFrom: string | null;
  nextReadAt: Date | null;
}

export async function putLine(tx: Queryable, line: NewChoice): Promise<void> {
  const { contractId, choice, chosenAt, since, wholeSince, readFrom, nextReadAt } = line;
  await tx.query(
    `INSERT INTO itemised_line (contract_id, choice, chosen_at, since, whole_since, read_from, next_read_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (contract_id) DO UPDATE SET choice = $2, chosen_at = $3, since = $4, whole_since = $5,
       read_from = $6, next_read_at = $7`,
    [contractId, choice, chosenAt, since, wholeSince, readFrom, nextReadAt],
  );
}

/** Notes that the customer is told of the opened list. @returns false when that was done within a day */
export async function markTold(tx: Queryable, contractId: string, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE itemised_line SET told_at = $2::timestamptz
      WHERE contract_id = $1 AND (told_at IS NULL OR told_at <= $2::timestamptz - interval '1 day')
      RETURNING contract_id`,
    [contractId, now],
  );
  return rows.length === 1;
}

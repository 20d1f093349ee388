import type { UsageKind, Zone } from '../../../shared/enums.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { StorableConnection } from './storable-connection.ts';

/**
 * SQL: which connections an objection needs that waits for its answer. They prove what is right in the bill's own month,
 * and in the month before, whose usage the bill tells.
 */
export const NEEDED_BY_OBJECTION = `EXISTS (SELECT FROM invoice i JOIN objection j ON j.invoice_id = i.id
  WHERE i.contract_id = line_connection.contract_id AND j.answered_at IS NULL
    AND line_connection.day BETWEEN i.period_from - interval '1 month' AND i.period_to)`;

/** Stores connections, each once however often it is read. */
export async function insertConnections(
  tx: Queryable,
  connections: readonly StorableConnection[],
): Promise<void> {
  await tx.query(
    `INSERT INTO line_connection (contract_id, day, id, started_at, kind, zone, number, seconds, amount, cents)
     SELECT r."lineId", r.day, r.id, r."startedAt", r.kind, r.zone, r.number, r.seconds, r.amount, r.cents
       FROM jsonb_to_recordset($1) AS r ("lineId" uuid, day date, id text, "startedAt" timestamptz, kind text, zone text,
         number text, seconds int, amount int, cents int)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(connections)],
  );
}

interface ConnectionRow {
  id: string;
  startedAt: Date;
  kind: UsageKind;
  zone: Zone;
  number: string | null;
  seconds: number | null;
  amount: number;
  cents: number;
}

/** The connections of a line from one day to another, oldest first. All of them: what is left out could not be checked. */
export function connectionsOf(
  db: Queryable,
  contractId: string,
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
): Promise<ConnectionRow[]> {
  return db.query<ConnectionRow>(
    `SELECT id, started_at AS "startedAt", kind, zone, number, seconds, amount, cents FROM line_connection
      WHERE contract_id = $1 AND day BETWEEN $2::date AND $3::date ORDER BY started_at, id`,
    [contractId, startsOn, endsOn],
  );
}

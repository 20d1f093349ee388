import type { Queryable } from '../../infra/db/queryable.ts';
import type { ItemisedSince } from './storable-connection.ts';

export interface DueLine {
  contractId: string;
  /** The connections of the days before are stored. */
  readFrom: string;
}

/** SQL: the line of the contract `c` has not ended before the day of that parameter. */
const goesOn = (day: `$${number}`) => `(c.ended_on IS NULL OR c.ended_on >= ${day}::date)`;

/**
 * Takes lines whose connections are due to be read. Each becomes due again by itself; processes that call this at once get
 * different lines. A line that has ended is due again until its last days are stored, also when this process dies before.
 */
export function takeDueLines(
  db: Queryable,
  due: { now: Date; nextAt: Date; againAt: Date; today: string; limit: number },
): Promise<DueLine[]> {
  return db.query<DueLine>(
    `UPDATE itemised_line l SET next_read_at = CASE WHEN ${goesOn('$3')} THEN $2::timestamptz ELSE $5 END
       FROM contract c
      WHERE c.id = l.contract_id AND l.contract_id IN (SELECT contract_id FROM itemised_line WHERE next_read_at <= $1
        ORDER BY next_read_at LIMIT $4 FOR UPDATE SKIP LOCKED)
      RETURNING l.contract_id AS "contractId", l.read_from AS "readFrom"`,
    [due.now, due.nextAt, due.today, due.limit, due.againAt],
  );
}

/** The network could not be read: these lines are due again soon, unless their customers have switched off. */
export async function readAgain(db: Queryable, ids: readonly string[], at: Date): Promise<void> {
  await db.query(
    `UPDATE itemised_line SET next_read_at = $2 WHERE contract_id = ANY($1::uuid[]) AND choice <> 'off'`,
    [ids, at],
  );
}

/** What their customers want at this moment; one who chooses meanwhile waits. Lines that are off are not among them. */
export function lockChoices(
  tx: Queryable,
  ids: readonly string[],
): Promise<(ItemisedSince & { contractId: string })[]> {
  return tx.query(
    `SELECT contract_id AS "contractId", since, whole_since AS "wholeSince" FROM itemised_line
      WHERE contract_id = ANY($1::uuid[]) AND choice <> 'off' ORDER BY contract_id FOR UPDATE`,
    [ids],
  );
}

/** All connections of the days before this one are stored; of a line that has ended none are to come. */
export async function markRead(tx: Queryable, ids: readonly string[], today: string): Promise<void> {
  await tx.query(
    `UPDATE itemised_line l SET read_from = greatest(l.read_from, $2::date),
            next_read_at = CASE WHEN ${goesOn('$2')} THEN l.next_read_at END
       FROM contract c WHERE c.id = l.contract_id AND l.contract_id = ANY($1::uuid[]) AND l.choice <> 'off'`,
    [ids, today],
  );
}

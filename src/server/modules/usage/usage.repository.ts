import type { Queryable } from '../../infra/db/queryable.ts';

export interface UsedLine {
  contractId: string;
  msisdn: string;
  tariffName: string;
  dataGb: number;
  startsOn: string;
}

/** The lines of a customer that are in use on a day, newest first. */
export function linesInUse(db: Queryable, userId: string, today: string): Promise<UsedLine[]> {
  return db.query<UsedLine>(
    `SELECT c.id AS "contractId", c.msisdn, t.name AS "tariffName", t.data_gb AS "dataGb",
       c.starts_on AS "startsOn"
       FROM contract c JOIN tariff t ON t.id = c.tariff_id
      WHERE c.user_id = $1 AND c.starts_on <= $2 AND (c.ended_on IS NULL OR c.ended_on > $2)
      ORDER BY c.created_at DESC`,
    [userId, today],
  );
}

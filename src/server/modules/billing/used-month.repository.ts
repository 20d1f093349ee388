import rules from '../../../../teams/content/usage.json' with { type: 'json' };
import { addDays } from '../../../shared/calendar.ts';
import { berlinMidnight } from '../../../shared/dates.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** The data of a month in megabytes: what was used, and what was agreed with all packages that began in it. */
export interface UsedMonth {
  from: string;
  to: string;
  usedMb: number;
  agreedMb: number;
  /** The network's last word: usage after it is not counted yet. */
  readAt: Date;
}

/** The usage of days YYYY-MM-DD of a line, where its plan counts; undefined while nothing has been read. */
export async function usedIn(
  db: Queryable,
  contractId: string,
  { from, to }: { from: string; to: string },
): Promise<UsedMonth | undefined> {
  const rows = await db.query<UsedMonth>(
    `SELECT (SELECT coalesce(sum(amount), 0)::int FROM usage_day
              WHERE contract_id = $1 AND day BETWEEN $2::date AND $3::date AND kind = 'data' AND zone = ANY($6)) AS "usedMb",
            (SELECT coalesce(sum(amount), 0)::int FROM allowance
              WHERE contract_id = $1 AND kind = 'data' AND zones && $6 AND starts_at >= $4 AND starts_at < $5) AS "agreedMb",
            $2::text AS "from", $3::text AS "to", read_at AS "readAt"
       FROM line_usage WHERE contract_id = $1 AND read_at IS NOT NULL`,
    [contractId, from, to, berlinMidnight(from), berlinMidnight(addDays(to, 1)), rules.planZones],
  );
  return rows[0];
}

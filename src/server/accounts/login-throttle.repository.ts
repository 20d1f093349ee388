import type { Config } from '../config.ts';
import type { Queryable } from '../db/queryable.ts';

/**
 * Notes one more try, as a failure until it proves right. One statement, so that tries that arrive together
 * are all counted. False when the account's delay is not over: then the try is neither judged nor counted.
 */
export async function beginTry(
  db: Queryable,
  key: string,
  now: Date,
  { freeFailures, windowSeconds, maxDelaySeconds }: Config['login'],
): Promise<boolean> {
  const rows = await db.query(
    `INSERT INTO login_throttle AS t (account_key, failures, last_try_at, next_at) VALUES ($1, 1, $2, $2)
     ON CONFLICT (account_key) DO UPDATE SET
       failures = CASE WHEN t.last_try_at < $3 THEN 1 ELSE t.failures + 1 END,
       last_try_at = $2,
       next_at = $2::timestamptz + CASE
         WHEN t.last_try_at < $3 OR t.failures + 1 < $4::int THEN 0
         ELSE least($5::int, power(2, least(t.failures + 1 - $4, 20))) END * interval '1 second'
     WHERE t.next_at <= $2
     RETURNING 1 AS begun`,
    [key, now, new Date(now.getTime() - windowSeconds * 1000), freeFailures, maxDelaySeconds],
  );
  return rows.length === 1;
}

/** Seconds until the account's delay is over. */
export async function secondsToWait(db: Queryable, key: string, now: Date): Promise<number> {
  const rows = await db.query<{ nextAt: Date }>(
    'SELECT next_at AS "nextAt" FROM login_throttle WHERE account_key = $1',
    [key],
  );
  return rows[0] ? (rows[0].nextAt.getTime() - now.getTime()) / 1000 : 0;
}

export async function forgetTries(tx: Queryable, key: string): Promise<void> {
  await tx.query('DELETE FROM login_throttle WHERE account_key = $1', [key]);
}

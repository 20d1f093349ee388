import type { Config } from '../../config.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** What is counted: the tries of one source for a login name, or those of all strangers together. */
export interface Tries {
  key: string;
  /** The login name's hash: names of accounts that do not exist are not collected. */
  nameHash: string;
  /** Failures without a delay. */
  free: number;
}

/**
 * Records one more try, as a failure until it succeeds. It is one statement, so that simultaneous tries are all
 * counted. False when the delay is not over: then the try is neither validated nor counted.
 */
export async function beginTry(
  db: Queryable,
  { key, nameHash, free }: Tries,
  now: Date,
  { windowSeconds, maxDelaySeconds }: Config['login'],
): Promise<boolean> {
  const rows = await db.query(
    `INSERT INTO login_throttle AS t (account_key, name_hash, failures, last_try_at, next_at)
     VALUES ($1, $6, 1, $2, $2)
     ON CONFLICT (account_key) DO UPDATE SET
       failures = CASE WHEN t.last_try_at < $3 THEN 1 ELSE t.failures + 1 END,
       last_try_at = $2,
       next_at = $2::timestamptz + CASE
         WHEN t.last_try_at < $3 OR t.failures + 1 < $4::int THEN 0
         ELSE least($5::int, power(2, least(t.failures + 1 - $4, 20))) END * interval '1 second'
     WHERE t.next_at <= $2
     RETURNING 1 AS begun`,
    [key, now, new Date(now.getTime() - windowSeconds * 1000), free, maxDelaySeconds, nameHash],
  );
  return rows.length === 1;
}

/** Seconds until the delay is over. */
export async function secondsToWait(db: Queryable, key: string, now: Date): Promise<number> {
  const rows = await db.query<{ nextAt: Date }>(
    'SELECT next_at AS "nextAt" FROM login_throttle WHERE account_key = $1',
    [key],
  );
  return rows[0] ? (rows[0].nextAt.getTime() - now.getTime()) / 1000 : 0;
}

/** Forgets what these keys have counted, after a right password. */
export async function forgetTries(tx: Queryable, keys: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM login_throttle WHERE account_key = ANY($1)', [keys]);
}

/** Forgets the tries of all sources for these names. */
export async function forgetNames(tx: Queryable, nameHashes: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM login_throttle WHERE name_hash = ANY($1)', [nameHashes]);
}

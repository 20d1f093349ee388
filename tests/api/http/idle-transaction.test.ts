import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../src/server/infra/db/postgres.ts';
import type { Database, Queryable } from '../../../src/server/infra/db/queryable.ts';
import { jobLimits, requestLimits } from '../../../src/server/infra/db/time-limits.ts';
import { isUnavailable } from '../../../src/server/infra/db/unavailable.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

const limitMs = 300;
const waits: Record<string, (tx: Queryable) => Promise<unknown>> = {
  'before its next statement': async (tx) => {
    await sleep(3 * limitMs);
    return tx.query('SELECT 1');
  },
  'before its end': () => sleep(3 * limitMs),
};

describe.skipIf(!server)('a transaction that waits between two statements', () => {
  let db: Database;
  let watch: Database;
  beforeAll(() => {
    const { url } = server as PostgresServer; // skipped without a server
    db = openPostgres(url, 1, { ...requestLimits(1.2), idleInTransactionMs: limitMs });
    watch = openPostgres(url, 1);
  });
  afterAll(() => Promise.all([db.close(), watch.close()]));

  it.each(Object.entries(waits))('%s is ended by PostgreSQL and rolled back', async (_, wait) => {
    await db.query('CREATE TABLE IF NOT EXISTS idle_test (id int)');
    const ended = await db
      .transaction(async (tx) => {
        await tx.query('INSERT INTO idle_test VALUES (1)');
        await wait(tx);
      })
      .then(
        () => 'committed',
        (error: Error) => error,
      );
    expect(ended).toBeInstanceOf(Error);
    expect(isUnavailable(ended as Error)).toBe(true); // the line before says so
    const idle = await watch.query(`SELECT 1 FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'`);
    expect(idle).toEqual([]);
    // The pool of one connection has another one now, and the row is gone.
    expect(await db.query('SELECT 1 FROM idle_test')).toEqual([]);
    expect(await db.transaction((tx) => tx.query('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  });

  it('has a limit in the pool of requests and in that of jobs', async () => {
    const limits = [requestLimits(1.2), jobLimits];
    const { url } = server as PostgresServer; // skipped without a server
    for (const one of limits) {
      const pool = openPostgres(url, 1, one);
      const [row] = await pool.query<{ ms: number }>(
        `SELECT setting::int AS ms FROM pg_settings WHERE name = 'idle_in_transaction_session_timeout'`,
      );
      await pool.close();
      expect(row?.ms).toBe(one.idleInTransactionMs);
    }
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../src/server/infra/db/postgres.ts';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { requestLimits } from '../../../src/server/infra/db/time-limits.ts';
import { isUnavailable } from '../../../src/server/infra/db/unavailable.ts';
import { waitAtMost } from '../../../src/server/infra/wait-limit.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

/** One wait for a connection may take 780 ms. */
const limits = requestLimits(1.2);

describe.skipIf(!server)('work of several statements beside a pool that is always taken', () => {
  let db: Database;
  beforeAll(() => {
    const { url } = server as PostgresServer; // skipped without a server
    db = openPostgres(url, 1, limits);
  });
  afterAll(() => db.close());

  /** Takes the one connection again and again, 400 ms each time. */
  async function takeAll(until: { isOver: boolean }): Promise<void> {
    while (!until.isOver) await db.query('SELECT pg_sleep(0.4)');
  }

  /** A statement waits about 400 ms, so eight of them would wait 3 s without ever waiting too long. */
  async function ask(): Promise<{ ms: number; fault?: Error }> {
    const began = performance.now();
    try {
      for (let i = 0; i < 8; i += 1) await db.query('SELECT 1');
      return { ms: performance.now() - began };
    } catch (fault) {
      return { ms: performance.now() - began, fault: fault as Error }; // the driver throws errors alone
    }
  }

  it('ends when its limit is over, and the pool serves the next', async () => {
    const until = { isOver: false };
    const taken = [takeAll(until), takeAll(until)];
    await sleep(50);
    const limited = await waitAtMost(1000, ask);
    expect(limited.fault && isUnavailable(limited.fault)).toBe(true);
    expect(limited.ms).toBeGreaterThan(900);
    expect(limited.ms).toBeLessThan(2000);
    until.isOver = true;
    await Promise.all(taken);
    expect(await waitAtMost(1000, ask)).not.toHaveProperty('fault');
    expect(db.connections?.()).toMatchObject({ open: 1, idle: 1, waiting: 0 });
  });
});

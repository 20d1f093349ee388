import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../src/server/infra/db/postgres.ts';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { takeNumber } from '../../../src/server/modules/phone-numbers/reservation.repository.ts';
import { createTestDatabase, testStart } from '../../support/database.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';
import { naiveTake } from './naive-take.ts';
import { faultsOf, race } from './race.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

describe.skipIf(!server)('40 buyers race for 20 numbers on PostgreSQL', () => {
  let made: Database;
  let db: Database;
  beforeAll(async () => {
    made = await createTestDatabase((server as PostgresServer).url); // skipped without a server
    const [row] = await made.query<{ name: string }>('SELECT current_database() AS name', []);
    const url = new URL((server as PostgresServer).url);
    url.pathname = `/${row?.name}`;
    // As many connections as buyers, so that nobody waits in line before the database.
    db = openPostgres(url.href, 40);
  });
  afterAll(async () => {
    await db.close();
    await made.close();
  });

  it('20 are sold, each once, in 50 rounds', async () => {
    for (let round = 1; round <= 50; round++)
      expect(faultsOf(await race(db, takeNumber, testStart)), `round ${round}`).toEqual([]);
  }, 60_000);

  it('and the same check catches a variant that looks first and writes afterwards', async () => {
    const faults = faultsOf(await race(db, naiveTake, testStart));
    expect(faults).toContainEqual(expect.stringMatching(/numbers were given twice/));
  });
});

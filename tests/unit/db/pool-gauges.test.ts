import { expect, test } from 'vitest';
import { poolGauges } from '../../../src/server/infra/db/pool-gauges.ts';
import { openPostgres } from '../../../src/server/infra/db/postgres.ts';

test('the use of the pool can be measured, and an embedded database has none', async () => {
  const db = openPostgres('postgres://fan@127.0.0.1:1/fanline', 3);
  expect(poolGauges(db)).toEqual({
    database_connections_open: 0,
    database_connections_idle: 0,
    database_connections_most: 3,
    database_requests_waiting: 0,
  });
  await db.close();
  expect(poolGauges({})).toEqual({});
});

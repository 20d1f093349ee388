import { openPostgres } from '../../src/server/infra/db/postgres.ts';
import type { Database } from '../../src/server/infra/db/queryable.ts';
import { createTestDatabase } from './database.ts';
import type { PostgresServer } from './postgres.ts';

/** Two pools of 20 connections on one new database with demo data, as two server processes have them. */
export async function twoPools(
  server: PostgresServer,
): Promise<{ pools: [Database, Database]; close(): Promise<void> }> {
  const made = await createTestDatabase(server.url);
  const [row] = await made.query<{ name: string }>('SELECT current_database() AS name');
  const url = new URL(server.url);
  url.pathname = `/${row?.name}`;
  const pools: [Database, Database] = [openPostgres(url.href, 20), openPostgres(url.href, 20)];
  const close = async () => {
    await Promise.all(pools.map((pool) => pool.close()));
    await made.close();
  };
  return { pools, close };
}

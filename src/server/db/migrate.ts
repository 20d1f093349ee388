import type { Migration } from './migration.ts';
import type { Database, Queryable } from './queryable.ts';
import { runSeeds, type Seed } from '../infra/db/seed.ts';

const lockKey = 4_223_101;

const bookkeeping = `
  CREATE TABLE IF NOT EXISTS migration (id text PRIMARY KEY);
  CREATE TABLE IF NOT EXISTS seed (id text PRIMARY KEY, hash text NOT NULL);
`;

/** Brings a database to today's schema and demo data; processes that start together take turns. */
export async function migrate(
  db: Database,
  migrations: readonly Migration[],
  seeds: readonly Seed[],
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
    await tx.query(bookkeeping);
    await runMigrations(tx, migrations);
    await runSeeds(tx, seeds, now);
  });
}

async function runMigrations(tx: Queryable, migrations: readonly Migration[]): Promise<void> {
  const done = new Set((await tx.query<{ id: string }>('SELECT id FROM migration')).map((row) => row.id));
  for (const migration of migrations) {
    if (done.has(migration.id)) continue;
    await tx.query(migration.sql);
    await tx.query('INSERT INTO migration (id) VALUES ($1)', [migration.id]);
  }
}

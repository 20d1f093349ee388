import { type Migration, MigrationEdited } from './migration.ts';
import type { Database, Queryable } from './queryable.ts';
import { hashOf, runSeeds, type Seed } from './seed.ts';

const lockKey = 4_223_101;

/**
 * The first version of the table had only the id. A process of that version may still run, so the new columns may be
 * empty.
 */
const bookkeeping = `
  CREATE TABLE IF NOT EXISTS migration (id text PRIMARY KEY);
  ALTER TABLE migration ADD COLUMN IF NOT EXISTS hash text, ADD COLUMN IF NOT EXISTS applied_at timestamptz;
  CREATE TABLE IF NOT EXISTS seed (id text PRIMARY KEY, hash text NOT NULL);
`;

/**
 * Migrates a database to the current schema and demo data; processes that start together run one after the other.
 * @throws MigrationEdited when the text of a migration differs from the one that this database has run
 */
export async function migrate(
  db: Database,
  migrations: readonly Migration[],
  seeds: readonly Seed[],
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
    await tx.query(bookkeeping);
    await runMigrations(tx, migrations, now);
    await runSeeds(tx, seeds, now);
  });
}

async function runMigrations(tx: Queryable, migrations: readonly Migration[], now: Date): Promise<void> {
  const rows = await tx.query<{ id: string; hash: string | null }>('SELECT id, hash FROM migration');
  const done = new Map(rows.map(({ id, hash }) => [id, hash]));
  const edited = migrations.filter((one) => (done.get(one.id) ?? sqlHash(one)) !== sqlHash(one));
  if (edited.length > 0) throw new MigrationEdited(edited.map(({ id }) => id));
  for (const migration of migrations) {
    if (!done.has(migration.id)) await tx.query(migration.sql);
    if (!done.get(migration.id)) await note(tx, migration, now);
  }
}

/** Completes a row of the first version: its migration counts as unchanged, and as run now. */
async function note(tx: Queryable, migration: Migration, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO migration (id, hash, applied_at) VALUES ($1, $2, $3)
     ON CONFLICT (id) DO UPDATE SET hash = excluded.hash, applied_at = excluded.applied_at`,
    [migration.id, sqlHash(migration), now],
  );
}

/** Comments and line breaks are left out, because they may change later. */
function sqlHash({ sql }: Migration): string {
  const statements = sql.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim();
  return hashOf(statements);
}

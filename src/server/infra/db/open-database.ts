import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';
import { grantServing } from './grant-serving.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { openPglite } from './pglite.ts';
import { gateTo, openPostgres } from './postgres.ts';
import type { Database } from './queryable.ts';
import type { Seed } from './seed.ts';
import { loadSnapshot } from './snapshot.ts';
import { jobLimits, requestLimits } from './time-limits.ts';

export interface OpenOptions {
  databaseUrl?: string;
  /** The same database with an account that may change tables; without it the serving account migrates. */
  migrationDatabaseUrl?: string;
  /** The most connections that requests hold at a time. */
  poolSize: number;
  /** Seconds that a statement of a request may take. */
  databaseLimitSeconds: number;
  dataDir: string;
  cacheFolder: string;
  migrations: readonly Migration[];
  seeds: readonly Seed[];
  now: Date;
  /** The database is taken as the servers have it. */
  isLeftAsItIs?: boolean;
}

/** The database as requests and as jobs use it. Jobs have their own connections, so they never take those of requests. */
export interface Databases {
  db: Database;
  jobsDb: Database;
  close(): Promise<void>;
}

/** With four connections, short jobs need not wait for a long one. */
const jobConnections = 4;

/** PostgreSQL where its address is set, else the embedded database; with the current schema and demo data. */
export async function openDatabase(options: OpenOptions): Promise<Databases> {
  const { databaseUrl, poolSize, databaseLimitSeconds } = options;
  if (!databaseUrl) {
    const db = await migrated(await openFolder(options), options);
    return { db, jobsDb: db, close: () => db.close() };
  }
  if (!options.isLeftAsItIs) await migrateServer(databaseUrl, options);
  const gate = gateTo(databaseUrl);
  const db = openPostgres(databaseUrl, poolSize, requestLimits(databaseLimitSeconds), gate);
  const jobsDb = openPostgres(databaseUrl, jobConnections, jobLimits, gate);
  return { db, jobsDb, close: async () => void (await Promise.all([db.close(), jobsDb.close()])) };
}

async function migrateServer(databaseUrl: string, options: OpenOptions): Promise<void> {
  const { migrationDatabaseUrl } = options;
  // A migration may take as long as it takes.
  const owner = await migrated(openPostgres(migrationDatabaseUrl ?? databaseUrl, 1), options);
  if (migrationDatabaseUrl !== undefined) await grantServing(owner, await roleOf(databaseUrl));
  await owner.close();
}

async function roleOf(databaseUrl: string): Promise<string> {
  const db = openPostgres(databaseUrl, 1);
  const [row] = await db.query<{ role: string }>('SELECT current_user::text AS role');
  await db.close();
  if (!row) throw new Error('A connection has no account.');
  return row.role;
}

async function migrated(db: Database, options: OpenOptions): Promise<Database> {
  if (options.isLeftAsItIs) return db;
  try {
    await migrate(db, options.migrations, options.seeds, options.now);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function openFolder(options: OpenOptions): Promise<Database> {
  const unlock = lockFolder(options.dataDir);
  try {
    const folder = join(options.dataDir, 'pglite');
    const isNew = !existsSync(join(folder, 'PG_VERSION'));
    const { cacheFolder, migrations, seeds, now } = options;
    const snapshot = isNew ? await loadSnapshot(cacheFolder, migrations, seeds, now) : undefined;
    const db = await openPglite({ folder, ...(snapshot ? { snapshot } : {}) });
    return { ...db, close: () => db.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';
import { migrate } from '../../db/migrate.ts';
import type { Migration } from '../../db/migration.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from '../../db/postgres.ts';
import type { Database } from '../../db/queryable.ts';
import type { Seed } from './seed.ts';
import { loadSnapshot } from './snapshot.ts';

export interface OpenOptions {
  databaseUrl?: string;
  dataDir: string;
  cacheFolder: string;
  migrations: readonly Migration[];
  seeds: readonly Seed[];
  now: Date;
}

/** PostgreSQL where its address is set, else the embedded database; with today's schema and demo data. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const db = options.databaseUrl ? openPostgres(options.databaseUrl) : await openFolder(options);
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

import { randomUUID } from 'node:crypto';
import { migrate } from '../../src/server/infra/db/migrate.ts';
import { migrations } from '../../src/server/infra/db/migrations.ts';
import { openPglite } from '../../src/server/infra/db/pglite.ts';
import { openPostgres } from '../../src/server/infra/db/postgres.ts';
import type { Database } from '../../src/server/infra/db/queryable.ts';
import { loadSnapshot } from '../../src/server/infra/db/snapshot.ts';
import { seeds } from '../../src/server/start/demo-seeds.ts';
import { EmbeddedDatabases } from './embedded-databases.ts';

const cacheFolder = `${import.meta.dirname}/../../node_modules/.cache/fanline`;

/** The day on which the demo data of the tests is made. */
export const testStart = new Date('2026-03-02T10:00:00Z');

/**
 * A database of its own with schema and demo data: PGlite, or a new database on the
 * PostgreSQL server of `databaseUrl` (default: DATABASE_URL).
 */
export async function createTestDatabase(databaseUrl = process.env.DATABASE_URL): Promise<Database> {
  if (databaseUrl) return createOnServer(databaseUrl);
  return embedded.take();
}

/** Kept outside the module: a test that loads all modules anew would forget its databases. */
const kept = globalThis as Partial<Record<'embeddedDatabases' | 'emptyDatabases', EmbeddedDatabases>>;
kept.embeddedDatabases ??= databasesWith(seeds);
kept.emptyDatabases ??= databasesWith([]);
const { embeddedDatabases: embedded, emptyDatabases: empty } = kept;

function databasesWith(filled: typeof seeds): EmbeddedDatabases {
  return new EmbeddedDatabases(async () =>
    openPglite({ snapshot: await loadSnapshot(cacheFolder, migrations, filled, testStart) }),
  );
}

/** The same with the schema and no row: as production begins. */
export async function createEmptyDatabase(databaseUrl = process.env.DATABASE_URL): Promise<Database> {
  if (databaseUrl) return createOnServer(databaseUrl, []);
  return empty.take();
}

async function createOnServer(serverUrl: string, filled = seeds): Promise<Database> {
  const name = `fanline_test_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  // As many connections as a race has runners: on a slow machine nobody is sent away for want of one.
  const db = openPostgres(url.href, 40);
  await migrate(db, migrations, filled, testStart);
  return {
    ...db,
    close: async () => {
      await db.close();
      await administer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function administer(serverUrl: string, sql: string): Promise<void> {
  const server = openPostgres(serverUrl, 1);
  try {
    await server.query(sql);
  } finally {
    await server.close();
  }
}

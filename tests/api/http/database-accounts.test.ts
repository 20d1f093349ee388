import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations } from '../../../src/server/infra/db/migrations.ts';
import { type Databases, openDatabase } from '../../../src/server/infra/db/open-database.ts';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { createTestDatabase } from '../../support/database.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

const role = 'fanline "serving"';

describe.skipIf(!server)('an account that serves and an account that migrates', () => {
  let made: Database;
  let databases: Databases;
  beforeAll(async () => {
    const { url: at } = server as PostgresServer; // skipped without a server
    made = await createTestDatabase(at);
    const [row] = await made.query<{ name: string }>('SELECT current_database() AS name');
    const address = new URL(at);
    address.pathname = `/${row?.name}`;
    await made.query(`CREATE ROLE "fanline ""serving""" LOGIN`);
    const serving = new URL(address);
    serving.username = encodeURIComponent(role);
    databases = await openDatabase({
      databaseUrl: serving.href,
      migrationDatabaseUrl: address.href,
      poolSize: 2,
      databaseLimitSeconds: 5,
      dataDir: '',
      cacheFolder: '',
      migrations,
      seeds: [],
      now: new Date(),
    });
  });
  afterAll(async () => {
    await databases?.close();
    await made?.query(`DROP OWNED BY "fanline ""serving"""`);
    await made?.query(`DROP ROLE "fanline ""serving"""`);
    await made?.close();
  });

  test('the serving account reads and writes the rows of every table', async () => {
    const tables = await databases.db.query<{ name: string; may: boolean }>(
      `SELECT relname AS name, has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
              AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE') AS may
         FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`,
    );
    expect(tables.length).toBeGreaterThan(40);
    expect(tables.filter(({ may }) => !may)).toEqual([]);
  });

  test.each([
    'CREATE TABLE mine (id int)',
    'ALTER TABLE users ADD COLUMN extra text',
    'DROP TABLE users',
    'TRUNCATE users CASCADE',
    'CREATE INDEX extra ON users (email)',
  ])('the serving account is refused: %s', async (sql) => {
    await expect(databases.db.query(sql)).rejects.toMatchObject({ code: '42501' });
  });
});

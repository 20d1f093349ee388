import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../../src/server/infra/db/migrate.ts';
import { MigrationEdited } from '../../../src/server/infra/db/migration.ts';
import { openPglite } from '../../../src/server/infra/db/pglite.ts';
import { openPostgres } from '../../../src/server/infra/db/postgres.ts';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { startupError } from '../../../src/server/start/startup-error.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';

const first = { id: '001-first', sql: 'CREATE TABLE first (id int); -- one\n INSERT INTO first VALUES (1);' };
const second = { id: '002-second', sql: 'CREATE TABLE second (id int);' };
const [morning, evening] = [new Date('2026-03-02T08:00:00Z'), new Date('2026-03-02T20:00:00Z')];
const tables = 'migration, seed, first, second';

let server: PostgresServer | null;
const databases: Record<string, Database | undefined> = {};

beforeAll(async () => {
  server = await startPostgres();
  databases.PGlite = await openPglite({});
  if (server) databases.PostgreSQL = openPostgres(server.url, 2);
});
afterAll(async () => {
  for (const db of Object.values(databases)) await db?.close();
  await server?.stop();
});

describe.each(['PGlite', 'PostgreSQL'])('on %s', (name) => {
  beforeEach(async ({ skip }) => {
    if (!databases[name]) return skip('startPostgres has said that there is none');
    await databases[name].query(`DROP TABLE IF EXISTS ${tables}`);
  });
  const run = (migrations: (typeof first)[], now = morning) => migrate(databases[name]!, migrations, [], now);
  const rows = () =>
    databases[name]!.query<{ id: string; hash: string | null; applied_at: Date | null }>(
      'SELECT * FROM migration ORDER BY id',
    );

  test('each migration is run once and kept with name, hash and time', async () => {
    await run([first]);
    await run([first, second], evening);
    expect(await databases[name]!.query('SELECT id FROM first')).toHaveLength(1);
    expect(await rows()).toEqual([
      { id: '001-first', hash: expect.stringMatching(/^[0-9a-f]{64}$/), applied_at: morning },
      { id: '002-second', hash: expect.stringMatching(/^[0-9a-f]{64}$/), applied_at: evening },
    ]);
  });

  test('an edited one is refused with a sentence that names it, and nothing else is run', async () => {
    await run([first]);
    const edited = { ...first, sql: first.sql.replace('(1)', '(2)') };
    const refused = await run([edited, second]).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MigrationEdited);
    expect(startupError(refused)).toMatch(
      /^This database has run another text of 001-first\. Undo the change/,
    );
    expect((await rows()).map(({ id }) => id)).toEqual(['001-first']);
  });

  test('a comment or a line break may be mended', async () => {
    await run([first]);
    await run([{ ...first, sql: first.sql.replace('one', 'the first').replace('\n', '\n\n') }]);
    expect(await rows()).toHaveLength(1);
  });

  test('rows of the first form of the table are completed, and guard from then on', async () => {
    await databases[name]!.query('CREATE TABLE migration (id text PRIMARY KEY)');
    await databases[name]!.query("INSERT INTO migration VALUES ('001-first')");
    await run([first], evening);
    expect(await rows()).toEqual([{ id: '001-first', hash: expect.any(String), applied_at: evening }]);
    await expect(run([{ ...first, sql: 'SELECT 1' }])).rejects.toThrow(MigrationEdited);
  });
});

test('a start that PostgreSQL refuses ends with a sentence', async ({ skip }) => {
  if (!server) return skip('startPostgres has said that there is none');
  const refusal = async (change: (url: URL) => void) => {
    const url = new URL(server?.url ?? '');
    change(url);
    const db = openPostgres(url.href, 1);
    const error = await migrate(db, [first], [], morning).catch((refused: unknown) => refused);
    await db.close();
    return startupError(error);
  };
  expect(await refusal((url) => (url.pathname = '/nowhere'))).toMatch(
    /^The database in DATABASE_URL does not exist/,
  );
  expect(await refusal((url) => (url.username = 'stranger'))).toMatch(
    /^PostgreSQL does not let this user in/,
  );
  expect(await refusal((url) => (url.port = '1'))).toBe('No database answers at DATABASE_URL.');
});

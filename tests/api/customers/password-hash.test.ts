import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { hashSecret, isSecret, unknownHash } from '../../../src/server/modules/customers/secret-hash.ts';
import { createTestDatabase } from '../../support/database.ts';
import { startPostgres } from '../../support/postgres.ts';

/** Every suite that sets or compares a password runs into this as well: a breach is an unknown fault, 500. */
const server = await startPostgres();
afterAll(() => server?.stop());

const databases: [name: string, url: string][] = [['PGlite', '']];
if (server) databases.push(['PostgreSQL', server.url]);

describe.each(databases)('while a transaction of %s holds a connection', (_name, url) => {
  let db: Database;
  beforeAll(async () => {
    db = await createTestDatabase(url);
  });
  afterAll(() => db.close());

  test.each([
    ['hashed', () => hashSecret('Stadion-7Tor')],
    ['compared', async () => isSecret(await unknownHash(), 'Stadion-7Tor')],
  ])('no password is %s, however deep in the work', async (_what, work) => {
    const later = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return work();
    };
    await expect(db.transaction(later)).rejects.toThrow(/must not hold a connection/);
    await db.transaction((tx) => tx.query('SELECT 1'));
    await expect(work()).resolves.toBeDefined();
  });
});

test('the password of nobody is not "nobody"', async () => {
  expect(await isSecret(await unknownHash(), 'nobody')).toBe(false);
  expect(await unknownHash()).toBe(await unknownHash());
});

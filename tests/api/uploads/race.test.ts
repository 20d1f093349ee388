import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../../src/server/infra/db/postgres.ts';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import {
  type Claimed,
  claimUploads,
  findClaimable,
  insertUpload,
} from '../../../src/server/infra/uploads/upload.repository.ts';
import { createTestDatabase, testStart } from '../../support/database.ts';
import { startPostgres } from '../../support/postgres.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

type Claim = typeof claimUploads;

/** Looks first and writes afterwards, as one must not. */
const naive: Claim = async (tx, asked) => {
  const free = await findClaimable(tx, asked);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await tx.query('UPDATE upload SET claimed_at = $2 WHERE id = ANY($1::uuid[])', [asked.ids, asked.now]);
  return free.map(({ id }) => ({ id, name: '', type: '', bytes: 0 }));
};

describe.skipIf(!server)('ten forms with the same file on PostgreSQL', () => {
  let made: Database;
  let db: Database;
  beforeAll(async () => {
    made = await createTestDatabase(server?.url);
    const [row] = await made.query<{ name: string }>('SELECT current_database() AS name', []);
    const url = new URL(server?.url ?? '');
    url.pathname = `/${row?.name}`;
    db = openPostgres(url.href, 12);
  });
  afterAll(async () => {
    await db.close();
    await made.close();
  });

  const place = { team: 'kanarya', form: 'support/message', field: '/files' } as const;
  const room = { all: 1e9, strangers: 1e9 };
  const owner = `guest:${randomUUID()}` as const;

  /** How many of ten at once got the file. */
  async function winners(claim: Claim): Promise<number> {
    const id = randomUUID();
    const [now, content] = [testStart, Buffer.from('%PDF-')];
    const expiresAt = new Date(now.getTime() + 1000);
    const file = { id, name: 'a.pdf', type: 'application/pdf', bytes: content.length, isScanned: true };
    await insertUpload(db, { ...file, ...place, owner, content, now, expiresAt }, room);
    const asked: Claimed = { ...place, ids: [id], owners: [owner], now };
    const all = Array.from({ length: 10 }, () =>
      db.transaction((tx) => claim(tx, asked, { expiresAt: null })),
    );
    return (await Promise.all(all)).filter((taken) => taken.length === 1).length;
  }

  test('one gets it, in 20 rounds', async () => {
    for (let round = 1; round <= 20; round++) expect(await winners(claimUploads), `round ${round}`).toBe(1);
  });

  test('and the same check catches a variant that looks first', async () => {
    expect(await winners(naive)).toBeGreaterThan(1);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrations } from '../../../src/server/infra/db/migrations.ts';
import { openDatabase } from '../../../src/server/infra/db/open-database.ts';
import { findRelease } from '../../../src/server/modules/releases/release.repository.ts';
import { stepsOf } from '../../../src/server/modules/releases/release-log.repository.ts';

const now = new Date('2026-11-27T10:00:00Z');

test('what was approved before approvals kept what was read and seen is with its writers, and its log says why', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fanline-unread-'));
  const options = {
    ...{ poolSize: 1, databaseLimitSeconds: 1, dataDir, cacheFolder: dataDir, seeds: [], now },
  };
  const before = (id: string) => ({ ...options, migrations: migrations.filter((one) => one.id < id) });
  const older = await openDatabase(before('103'));
  await older.db.query(
    `INSERT INTO definition_release (kind, status, author, writers, reason, changes, publish_from, approved_digest, created_at)
     VALUES ('change', 'scheduled', 'ayse', '["ayse"]', 'x', '{}', $1, NULL, $1),
            ('change', 'approved', 'ayse', '["ayse"]', 'x', '{}', NULL, 'a1', $1),
            ('change', 'inReview', 'ayse', '["ayse"]', 'x', '{}', NULL, NULL, $1)`,
    [now],
  );
  await older.close();
  const unseen = await openDatabase(before('108'));
  const approved = await unseen.db.query(
    "SELECT id, approved_digest AS digest FROM definition_release WHERE status IN ('approved', 'scheduled')",
  );
  expect(approved).toEqual([{ id: 2, digest: 'a1' }]);
  await unseen.close();
  const { db, close } = await openDatabase({ ...options, migrations });
  const draft = { status: 'draft', from: null, approvedDigest: null, approvedEffect: null };
  expect([await findRelease(db, 1), await findRelease(db, 2)]).toMatchObject([draft, draft]);
  const sentBack = (note: string) => [
    { by: 'deployment', event: 'sentBack', note: expect.stringContaining(note) },
  ];
  expect(await stepsOf(db, 1)).toMatchObject(sentBack('named what was read: it is read and approved anew'));
  expect(await stepsOf(db, 2)).toMatchObject(
    sentBack('kept the effect on customers: it is seen and approved'),
  );
  expect([(await findRelease(db, 3))?.status, await stepsOf(db, 3)]).toEqual(['inReview', []]);
  await close();
  await rm(dataDir, { recursive: true });
});

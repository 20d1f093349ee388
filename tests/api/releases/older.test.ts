import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrations } from '../../../src/server/infra/db/migrations.ts';
import { openDatabase } from '../../../src/server/infra/db/open-database.ts';
import { findRelease } from '../../../src/server/modules/releases/release.repository.ts';
import { stepsOf } from '../../../src/server/modules/releases/release-log.repository.ts';

const now = new Date('2026-11-27T10:00:00Z');

test('what was approved before approvals named what was read is with its writers, and its log says why', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fanline-unread-'));
  const options = {
    ...{ poolSize: 1, databaseLimitSeconds: 1, dataDir, cacheFolder: dataDir, seeds: [], now },
  };
  const older = await openDatabase({ ...options, migrations: migrations.filter(({ id }) => id < '103') });
  await older.db.query(
    `INSERT INTO definition_release (kind, status, author, writers, reason, changes, publish_from, approved_digest, created_at)
     VALUES ('change', 'scheduled', 'ayse', '["ayse"]', 'x', '{}', $1, NULL, $1),
            ('change', 'approved', 'ayse', '["ayse"]', 'x', '{}', NULL, 'a1', $1)`,
    [now],
  );
  await older.close();
  const opened = await openDatabase({ ...options, migrations });
  expect(await findRelease(opened.db, 1)).toMatchObject({ status: 'draft', from: null });
  expect(await stepsOf(opened.db, 1)).toMatchObject([
    { by: 'deployment', event: 'sentBack', note: expect.stringContaining('read and approved anew') },
  ]);
  expect(await findRelease(opened.db, 2)).toMatchObject({ status: 'approved', approvedDigest: 'a1' });
  await opened.close();
  await rm(dataDir, { recursive: true });
});

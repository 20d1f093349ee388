import { expect, test } from 'vitest';
import { isUniqueViolation } from '../../../src/server/infra/db/constraint.ts';
import { createTestDatabase } from '../../support/database.ts';

test('both drivers give the same JavaScript values', async () => {
  const db = await createTestDatabase();
  const sql = `SELECT count(*) AS n, sum(x) AS total, date '2026-02-03' AS day, now() AS at,
    '{"a":[1]}'::jsonb AS doc, $1::uuid AS id FROM (VALUES (1::bigint), (2)) v(x)`;
  const [row] = await db.query<Record<string, unknown>>(sql, ['00000000-0000-4000-8000-000000000001']);
  expect(row).toMatchObject({ n: 2, total: 3, day: '2026-02-03', doc: { a: [1] } });
  expect(row?.at).toBeInstanceOf(Date);
  expect(row?.id).toBe('00000000-0000-4000-8000-000000000001');
  await db.close();
});

test('a failed transaction leaves nothing, and the constraint can be named', async () => {
  const db = await createTestDatabase();
  const insert = (tx: typeof db | Parameters<Parameters<typeof db.transaction>[0]>[0]) =>
    tx.query("INSERT INTO migration (id) VALUES ('twice')", []);
  await insert(db);
  const fault = await db
    .transaction(async (tx) => {
      await tx.query("INSERT INTO seed (id, hash) VALUES ('lost', 'x')", []);
      await insert(tx);
    })
    .catch((error: unknown) => error);
  expect(isUniqueViolation(fault, 'migration_pkey')).toBe(true);
  expect(await db.query("SELECT 1 FROM seed WHERE id = 'lost'", [])).toEqual([]);
  await db.close();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { wholeReadsOf } from '../../support/growth/read-plans.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test.each([
  ['has no index for its condition', 'SELECT id FROM users WHERE city = $1'],
  ['needs only what an index holds', 'SELECT id FROM users'],
  ['wants all in the order of an index', 'SELECT id, city FROM users ORDER BY id'],
  [
    'goes on along an index until a filter lets one pass',
    'SELECT id FROM users WHERE city = $1 ORDER BY id LIMIT 1',
  ],
])('a table is read whole by what %s', async (_why, sql) => {
  expect(await wholeReadsOf(t.db, sql)).toEqual(['users']);
});

test.each([
  ['has a condition of an index', 'SELECT id FROM users WHERE id = $1'],
  ['ends after some in the order of an index', 'SELECT id FROM users ORDER BY id LIMIT 10'],
  ['ends after some, and locks them', 'SELECT id FROM users ORDER BY id LIMIT 10 FOR UPDATE SKIP LOCKED'],
  [
    'reads an index of a few rows',
    'SELECT ended_on FROM contract WHERE keeps_identity AND ended_on IS NOT NULL ORDER BY ended_on',
  ],
])('a table is not read whole by what %s', async (_why, sql) => {
  expect(await wholeReadsOf(t.db, sql)).toEqual([]);
});

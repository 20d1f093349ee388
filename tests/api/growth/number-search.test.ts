import { afterAll, expect, test } from 'vitest';
import { numberPatterns } from '../../../src/shared/enums.ts';
import { createTestApp } from '../../support/app.ts';
import { createTestDatabase } from '../../support/database.ts';
import { noted, readingsOf, type Statements } from '../../support/growth/read-plans.ts';
import { startPostgres } from '../../support/postgres.ts';

/** So many numbers are free; few of them have any three digits in a row. */
const free = 20_000;
/** An answer has 200 numbers at most, and a pattern fits one in ten. */
const mostRows = free / 5;

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

test.skipIf(!postgres)('a search among the free numbers does not read all of them', async () => {
  const db = await createTestDatabase(postgres?.url);
  await db.query(
    `INSERT INTO phone_number (id, msisdn, kind, class, price_cents)
     SELECT md5(n::text)::uuid, '+49163' || lpad(((n * 7919) % 100000000)::text, 8, '0'), 'general', 'None', 0
       FROM generate_series(1, $1::int) n`,
    [free],
  );
  await db.query('ANALYZE phone_number');
  const statements: Statements = new Map();
  const t = await createTestApp({ db: noted(db, statements) });
  const patterns = numberPatterns.map((pattern) => `pattern=${pattern}`);
  const queries = ['', 'q=4', 'q=7777777', 'kind=general', ...patterns];
  // More often than PostgreSQL makes a plan for just these values.
  for (const query of queries)
    for (let times = 0; times < 8; times++) await t.client().get(`/api/phone-registries?${query}`);
  const sizes = new Map([['phone_number', free]]);
  const read = new Map<string, number>();
  for (const [sql, runs] of statements)
    for (const params of sql.includes('FROM phone_number') ? runs : [])
      for (const { rows } of await readingsOf(db, sql, params, sizes))
        read.set(`${params.join(' ')} ${sql}`, rows);
  await t.close();
  await db.close();
  expect(read.size).toBeGreaterThanOrEqual(queries.length);
  const whole = [...read].filter(([, rows]) => rows > mostRows);
  expect(whole.map(([sql, rows]) => `${rows} rows: ${sql}`)).toEqual([]);
});

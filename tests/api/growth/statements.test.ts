import { afterAll, expect, test } from 'vitest';
import { jobsOf } from '../../../src/server/jobs.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { createTestDatabase } from '../../support/database.ts';
import { templateCustomers } from '../../support/growth/customers.ts';
import { filledTables, multiply, operators } from '../../support/growth/multiply.ts';
import { noted, readingsOf, type Statements, wholeReadsOf } from '../../support/growth/read-plans.ts';
import { inOneLine, writtenStatements } from '../../support/growth/written-statements.ts';
import { live, paidOrder } from '../../support/lines.ts';
import { startPostgres } from '../../support/postgres.ts';
import { cast } from '../rights/callers.ts';
import { examplesOfOperations, last, send } from '../rights/requests.ts';

/** Each of the customers who stand for all has this many copies. */
const copies = 800;
/** More rows than this of a table that grows, read by one statement, are read because there are so many customers. */
const mostRows = 300;

/** Statements of imports, exports and the sandbox, which have a file or a developer before them, and none of a customer's request. */
const isOfOperators = /^[^:]*(-stock|-import|put-rows)\.repository|^sandbox|^start/;

/** A text in a text, whose parts no pattern can take apart: a declaration's order, which each declaration of the forms asks for. */
const nested = ['modules/declarations/declaration.repository.ts: SELECT ${columnsWith('];

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

test.skipIf(!postgres)(
  'no statement of a request or a job reads more, the more customers there are',
  async () => {
    const opened = await createTestDatabase(postgres?.url);
    const statements: Statements = new Map();
    const before = await createTestApp({ db: opened });
    await templateCustomers(before);
    // The plans do not depend on the papers' bytes, which would be two thirds of what is copied.
    await opened.transaction(async (tx) => {
      await tx.query('SET LOCAL session_replication_role = replica'); // else a paper refuses to be changed
      await tx.query('UPDATE document SET bytes = substring(bytes FOR 64)');
    });
    const now = before.now();
    await before.close();
    await multiply(opened, copies);
    // A batch has at most 500 lines, however many there are: the copies have just been read, only new lines are due.
    for (const table of ['line_usage', 'itemised_line'])
      await opened.query(`UPDATE ${table} SET next_read_at = next_read_at + interval '30 days'`);
    const sizes = await filledTables(opened);
    const grown = new Set(
      [...sizes].filter(([table, rows]) => rows > copies && !operators.has(table)).map(([table]) => table),
    );

    const t = await createTestApp({ db: noted(opened, statements), now });
    await useAll(t);
    const seen = new Map<string, string>();
    for (const [sql, runs] of statements) {
      if (!/^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)/i.test(sql)) continue;
      for (const params of runs)
        for (const { table, rows } of await readingsOf(opened, sql, params, sizes))
          if (grown.has(table) && rows > mostRows)
            seen.set(`${table}: ${sql}`, `${rows} of ${table}: ${sql}`);
    }
    const run = [...statements.keys()].map(inOneLine);
    const unseen = writtenStatements().filter(({ part }) => !run.some((sql) => sql.includes(part)));
    const unread: string[] = [];
    for (const { name, sql } of unseen.filter(({ name }) => !isOfOperators.test(name)))
      if (sql === null) unread.push(name);
      else
        for (const table of await wholeReadsOf(opened, sql))
          if (!operators.has(table)) seen.set(`${table}: ${name}`, `all of ${table}: ${name}`);
    await t.close();
    await opened.close();
    expect(grown.size).toBeGreaterThan(20);
    expect(statements.size).toBeGreaterThan(150);
    expect([...seen.values()]).toEqual([]);
    expect(unread).toEqual(nested);
  },
  240_000,
);

/** Every operation, as its owner and as nobody; new orders and their first days; every job. */
async function useAll(t: TestApp): Promise<void> {
  const given = await cast(t);
  const { paths } = (await t.app.inject('/api/openapi.json')).json();
  const examples = await examplesOfOperations(paths);
  const all = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  for (const operation of [...all.filter((one) => !last.includes(one)), ...last])
    for (const name of ['nobody', 'steppedUp'] as const)
      await send(given.callers[name], operation, given.ids, examples);
  await paidOrder(t);
  await live(t, 2);
  for (const { run } of jobsOf(t.app, t.deps)) await run(new AbortController().signal);
}

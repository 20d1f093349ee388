import type { Database, Queryable } from '../../../src/server/infra/db/queryable.ts';

/** The statements that ran, each with the parameters of its first runs. */
export type Statements = Map<string, (readonly unknown[])[]>;

/** The runs of a statement that are looked at: with other values PostgreSQL may choose another plan. */
const runsKept = 3;

/** Whether the server asks, and not the test itself. */
function isOfServer(): boolean {
  const frames = (new Error().stack ?? '').split('\n').slice(1);
  const caller = frames.find((frame) => !/read-plans|check-rows|infra\/db/.test(frame));
  return caller?.includes('/src/server/') ?? false;
}

/** A database that notes the statements that the server asks. */
export function noted(db: Database, statements: Statements): Database {
  const watch = (inner: Queryable): Queryable => ({
    query: (sql, params = []) => {
      if (!statements.has(sql) && !isOfServer()) return inner.query(sql, params);
      const runs = statements.get(sql) ?? [];
      if (runs.length < runsKept) statements.set(sql, [...runs, params]);
      return inner.query(sql, params);
    },
  });
  return { ...db, ...watch(db), transaction: (work) => db.transaction((tx) => work(watch(tx))) };
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** Rows that a statement read of a table. */
export interface Reading {
  table: string;
  rows: number;
}

class Undone extends Error {}

/**
 * Runs a statement, takes back what it did, and returns what it read. A statement that fails now, because what it wrote
 * is already there, is planned only: reading a table whole is then shown as all its rows.
 */
export async function readingsOf(
  db: Database,
  sql: string,
  params: readonly unknown[],
  sizes: ReadonlyMap<string, number>,
): Promise<Reading[]> {
  const plan = (await explained(db, `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${sql}`, params).catch(() =>
    explained(db, `EXPLAIN (FORMAT JSON) ${sql}`, params),
  )) as Plan; // The shape that PostgreSQL documents for its plans in JSON.
  return scansIn(plan).map((scan) => {
    const table = scan['Relation Name'] ?? '';
    const each =
      (scan['Actual Rows'] ?? 0) +
      (scan['Rows Removed by Filter'] ?? 0) +
      (scan['Rows Removed by Index Recheck'] ?? 0);
    const isWhole = scan['Actual Loops'] === undefined && scan['Node Type'] === 'Seq Scan';
    return { table, rows: isWhole ? (sizes.get(table) ?? 0) : each * (scan['Actual Loops'] ?? 0) };
  });
}

/**
 * The tables that PostgreSQL must read whole for a statement, whatever its values: no index serves it.
 * @throws what PostgreSQL says of a text that is no statement
 */
export async function wholeReadsOf(db: Database, sql: string): Promise<string[]> {
  const count = Math.max(0, ...[...sql.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  const values = count === 0 ? '' : `(${Array.from({ length: count }, () => 'NULL').join(', ')})`;
  const plan = await db.transaction(async (tx) => {
    await tx.query('SET LOCAL plan_cache_mode = force_generic_plan');
    // Also of a small table: only what no index can serve is read whole then.
    await tx.query('SET LOCAL enable_seqscan = off');
    await tx.query(`PREPARE written AS ${sql}`);
    const [row] = await tx.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `EXPLAIN (FORMAT JSON) EXECUTE written${values}`,
    );
    await tx.query('DEALLOCATE written');
    const partial = await tx.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE i.indpred IS NOT NULL`,
    );
    const found = row?.['QUERY PLAN'][0]?.Plan;
    return found && { root: found, partial: new Set(partial.map(({ name }) => name)) };
  });
  return plan ? wholeScansIn(plan.root, plan.partial) : [];
}

/** They ask for no more rows than are asked of them. */
const passOn = new Set(['LockRows', 'Result', 'Subquery Scan']);

/**
 * Tables that scans read whole: with no index, or along one of all its rows without a condition. The second is none
 * where a limit stops it, and no filter lets it go on until enough rows have passed.
 */
function wholeScansIn(
  plan: Plan,
  partial: ReadonlySet<string>,
  { isLimited = false, heap = '' } = {},
): string[] {
  const type = plan['Node Type'];
  // The scan of an index for a bitmap does not name the table.
  const table = plan['Relation Name'] ?? heap;
  const above = { isLimited: type === 'Limit' || (isLimited && passOn.has(type)), heap: table };
  const inner = (plan.Plans ?? []).flatMap((one) => wholeScansIn(one, partial, above));
  const index = plan['Index Name'];
  const isAlong = index !== undefined && plan['Index Cond'] === undefined && !partial.has(index);
  const isStopped = isLimited && plan.Filter === undefined;
  return type === 'Seq Scan' || (isAlong && !isStopped) ? [table, ...inner] : inner;
}

async function explained(db: Database, sql: string, params: readonly unknown[]): Promise<unknown> {
  let plan: unknown;
  await db
    .transaction(async (tx) => {
      const [row] = await tx.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(sql, params);
      plan = row?.['QUERY PLAN'][0]?.Plan;
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return plan;
}

function scansIn(plan: Plan): Plan[] {
  const inner = (plan.Plans ?? []).flatMap(scansIn);
  const isScan = plan['Relation Name'] !== undefined && plan['Node Type'].endsWith('Scan');
  return isScan ? [plan, ...inner] : inner;
}

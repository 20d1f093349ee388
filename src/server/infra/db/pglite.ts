import { asTransaction, isInTransaction } from './open-transaction.ts';
import type { Database } from './queryable.ts';
import { typeParsers } from './type-parsers.ts';

export interface PgliteOptions {
  /** The data folder; without it the database is in memory. */
  folder?: string;
  /** A dump of a migrated database to start from. */
  snapshot?: Blob;
}

interface Runner {
  query<Row>(sql: string, params: unknown[]): Promise<{ rows: Row[] }>;
  exec(sql: string): Promise<{ rows: unknown[] }[]>;
}

/** The embedded PostgreSQL: it has one connection and runs transactions one after the other. */
export async function openPglite(options: PgliteOptions): Promise<Database & { dump(): Promise<Blob> }> {
  // Loaded only where it is used: a server with PostgreSQL starts sooner.
  const { PGlite } = await import('@electric-sql/pglite');
  const lite = await PGlite.create({
    ...(options.folder ? { dataDir: options.folder } : {}),
    ...(options.snapshot ? { loadDataDir: options.snapshot } : {}),
    parsers: typeParsers,
  });
  await lite.exec("SET timezone TO 'UTC'");
  return {
    query: (sql, params) => {
      // There is one connection: a query outside the open transaction would wait for it forever.
      if (isInTransaction()) throw new Error('Inside a transaction, query through its `tx`.');
      return run(lite, sql, params);
    },
    transaction: (work) => {
      if (isInTransaction()) throw new Error('A transaction cannot be opened inside another one.');
      return lite.transaction((tx) =>
        asTransaction(() => work({ query: (sql, params) => run(tx, sql, params) })),
      );
    },
    close: () => lite.close(),
    dump: () => lite.dumpDataDir('none'),
  };
}

async function run<Row>(runner: Runner, sql: string, params?: readonly unknown[]): Promise<Row[]> {
  if (params) return (await runner.query<Row>(sql, [...params])).rows;
  const results = await runner.exec(sql);
  // The simple protocol returns untyped rows; the caller names their type as with any query.
  return (results.at(-1)?.rows ?? []) as Row[];
}

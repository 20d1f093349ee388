/** The database as a repository uses it: the same for PGlite, PostgreSQL and an open transaction. */
export interface Queryable {
  /** Runs one statement and returns its rows. Without params the text may contain several statements. */
  query<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Queryable {
  /** Commits when `work` resolves, rolls back when it throws. Inside, use only `tx`. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** How the pool is used at this moment; absent where there is no pool. */
  connections?(): PoolUse;
  close(): Promise<void>;
}

/** Numbers of connections, and of callers that wait for one. */
export interface PoolUse {
  open: number;
  idle: number;
  waiting: number;
  most: number;
}

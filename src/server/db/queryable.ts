/** What a repository needs of a database: the same for PGlite, PostgreSQL and an open transaction. */
export interface Queryable {
  /** Runs one statement and answers its rows. Without params the text may hold several statements. */
  query<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Queryable {
  /** Commits when `work` resolves, rolls back when it throws. Inside, use only `tx`. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

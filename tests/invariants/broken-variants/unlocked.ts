import type { Queryable } from '../../../src/server/infra/db/queryable.ts';

/** Wrong on purpose: whoever reads to write locks nothing. */
export function unlocked(tx: Queryable): Queryable {
  return { query: (sql, params) => tx.query(sql.replace(/FOR UPDATE( OF \w+)?/, ''), params) };
}

import type { Queryable } from './queryable.ts';

const grants = `
  SELECT format('GRANT USAGE ON SCHEMA %I TO %I', current_schema(), $1::text) AS sql
  UNION ALL
  SELECT format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA %I TO %I', current_schema(), $1::text)
  UNION ALL
  SELECT format('GRANT USAGE ON ALL SEQUENCES IN SCHEMA %I TO %I', current_schema(), $1::text)`;

/** Lets the account that serves read and write the rows of all tables; it makes, changes and drops none. */
export async function grantServing(owner: Queryable, role: string): Promise<void> {
  // Names cannot be parameters of a GRANT; `format` quotes them.
  for (const { sql } of await owner.query<{ sql: string }>(grants, [role])) await owner.query(sql);
}

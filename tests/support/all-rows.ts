import type { Queryable } from '../../src/server/infra/db/queryable.ts';

/** Every row of every table as text. @param without the name of a table that is left out */
export async function allRows(db: Queryable, without?: string): Promise<string> {
  const tables = await db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const rows: string[] = [];
  for (const { name } of tables)
    if (name !== without)
      for (const { row } of await db.query<{ row: string }>(
        `SELECT to_jsonb(x)::text AS row FROM "${name}" x`,
      ))
        rows.push(`${name} ${row}`);
  return rows.join('\n');
}

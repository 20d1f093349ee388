import type { Queryable } from '../db/queryable.ts';
import type { Exported } from './exported.ts';

/** `first_name` → `firstName`. */
function named(column: string): string {
  return column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The rows of one table that belong to a person. */
export function findExported(
  db: Queryable,
  { table, columns, where }: Exported,
  userId: string,
): Promise<Record<string, unknown>[]> {
  const list = columns.map((column) => `${column} AS "${named(column)}"`);
  return db.query<Record<string, unknown>>(`SELECT ${list.join(', ')} FROM ${table} WHERE ${where}`, [
    userId,
  ]);
}

/** The name of a table in the export. */
export function nameInExport({ table }: Exported): string {
  return named(table);
}

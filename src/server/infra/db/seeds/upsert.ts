import type { Queryable } from '../queryable.ts';

/** Inserts a row, or updates the one with the same key. Objects are stored as JSON. */
export async function upsert(
  tx: Queryable,
  table: string,
  key: string,
  row: Record<string, unknown>,
): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_, i) => `$${i + 1}`);
  const updates = columns
    .filter((column) => column !== key)
    .map((column) => `${column} = excluded.${column}`);
  await tx.query(
    `INSERT INTO ${table} (${columns}) VALUES (${places}) ON CONFLICT (${key}) DO UPDATE SET ${updates}`,
    Object.values(row).map(asParameter),
  );
}

function asParameter(value: unknown): unknown {
  // Arrays go to the driver unchanged (text[]); only objects are jsonb.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : value;
}

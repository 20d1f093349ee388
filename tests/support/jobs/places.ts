import type { PersonalData } from '../../../src/shared/api/export.ts';
import type { TestApp } from '../app.ts';
import type { TestClient } from '../test-client.ts';

type Row = Record<string, unknown>;

/** All rows of a table. */
export async function databaseRows(t: TestApp, table: string): Promise<Row[]> {
  const rows = await t.db.query<{ row: Row }>(`SELECT to_jsonb(kept) AS row FROM ${table} kept`);
  return rows.map(({ row }) => row);
}

/** The rows of a table in a customer's export. Who has no session gets none. */
export async function exportedRows(client: TestClient, table: string): Promise<Row[]> {
  if (!client.token) return [];
  const { areas } = (await client.get('/api/auth/me/export')).payload<PersonalData>();
  return Object.values(areas).flatMap((area) => area[named(table)] ?? []);
}

/** The same columns under the names of the export. */
export function namedColumns(columns: Row): Row {
  return Object.fromEntries(Object.entries(columns).map(([column, value]) => [named(column), value]));
}

function named(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

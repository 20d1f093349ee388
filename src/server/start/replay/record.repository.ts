import type { KeptAnswers } from '../../../shared/answers.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { conditionOf, type RecordSource } from './record-source.ts';

/** What is kept of a form that was sent: its columns by name, and its further answers. */
export interface KeptRecord {
  columns: Record<string, unknown>;
  answers: KeptAnswers | null;
}

/** So that a year of a big brand does not fill the memory. */
const mostRecords = 20_000;

/** The newest records of a form since a moment. The names of tables and columns are those of the contracts. */
export async function findRecords(db: Queryable, source: RecordSource, since: Date): Promise<KeptRecord[]> {
  const { form, table, fields, answers } = source;
  const names = await columnsOf(db, table);
  // A part of an order was sent with it.
  const sent = names.has('created_at') ? 't' : 'o';
  const joined = sent === 't' ? '' : 'JOIN orders o ON o.id = t.order_id';
  const columns = fields
    .filter(({ column }) => names.has(column))
    .map(({ column }) => `'${column}', t.${column}`);
  return db.query<KeptRecord>(
    `SELECT jsonb_build_object(${columns.join(', ')}) AS columns, ${answers ? `t.${answers}` : 'NULL::jsonb'} AS answers
       FROM ${table} t ${joined} WHERE ${sent}.created_at >= $1 AND ${conditionOf(form)}
      ORDER BY ${sent}.created_at DESC LIMIT ${mostRecords}`,
    [since],
  );
}

/** What was sent by the pages of forms that no code knows. */
export function findSubmitted(db: Queryable, form: string, since: Date): Promise<KeptRecord[]> {
  return db.query<KeptRecord>(
    `SELECT '{}'::jsonb AS columns, answers FROM submission WHERE form = $1 AND created_at >= $2
      ORDER BY created_at DESC LIMIT ${mostRecords}`,
    [form, since],
  );
}

async function columnsOf(db: Queryable, table: string): Promise<Set<string>> {
  const rows = await db.query<{ name: string }>(
    `SELECT column_name::text AS name FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = $1`,
    [table],
  );
  return new Set(rows.map(({ name }) => name));
}

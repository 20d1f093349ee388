import type { KeptAnswers } from '../../../shared/answers.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { conditionOf, type RecordSource } from './record-source.ts';

/** What is kept of a form that was sent: its columns by name, and its further answers. */
export interface KeptRecord {
  columns: Record<string, unknown>;
  answers: KeptAnswers | null;
  /** The order in progress that the form was a part of. */
  order: unknown;
}

/** So that a year of a big brand does not fill the memory. */
const mostRecords = 20_000;

/** The SQL of the order that a record was sent with. A customer's first order makes the account within a minute. */
function orderColumn({ form, table }: RecordSource, names: ReadonlySet<string>): string {
  if (table === 'orders') return 't.content';
  if (form === 'auth/register')
    return `(SELECT content FROM orders WHERE user_id = t.id AND created_at < t.created_at + interval '1 minute'
              ORDER BY created_at LIMIT 1)`;
  // A correction is sent alone, after the order.
  const isPart = form.startsWith('order/') && form !== 'order/porting-correction' && names.has('order_id');
  return isPart ? '(SELECT content FROM orders WHERE id = t.order_id)' : 'NULL::jsonb';
}

/** The newest records of a form since a moment. The names of tables and columns are those of the contracts. */
export async function findRecords(db: Queryable, source: RecordSource, since: Date): Promise<KeptRecord[]> {
  const { form, table, fields, answers } = source;
  const names = await columnsOf(db, table);
  // A mandate has its own day; a part of an order was sent with it.
  const own = ['created_at', 'given_at'].find((name) => names.has(name));
  const [sent, joined] = own ? [`t.${own}`, ''] : ['o.created_at', 'JOIN orders o ON o.id = t.order_id'];
  const columns = fields
    .filter(({ column }) => names.has(column))
    .map(({ column }) => `'${column}', t.${column}`);
  return db.query<KeptRecord>(
    `SELECT jsonb_build_object(${columns.join(', ')}) AS columns, ${answers ? `t.${answers}` : 'NULL::jsonb'} AS answers,
            ${orderColumn(source, names)} AS "order"
       FROM ${table} t ${joined} WHERE ${sent} >= $1 AND ${conditionOf(form)}
      ORDER BY ${sent} DESC LIMIT ${mostRecords}`,
    [since],
  );
}

/** What was sent by the pages of forms that no code knows. */
export function findSubmitted(db: Queryable, form: string, since: Date): Promise<KeptRecord[]> {
  return db.query<KeptRecord>(
    `SELECT '{}'::jsonb AS columns, answers, NULL::jsonb AS "order" FROM submission WHERE form = $1 AND created_at >= $2
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

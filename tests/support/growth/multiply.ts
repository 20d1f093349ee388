import type { Database, Queryable } from '../../../src/server/infra/db/queryable.ts';

/** The tables that have rows, with their number. */
export async function filledTables(db: Queryable): Promise<Map<string, number>> {
  const tables = await db.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const [row] = await db.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${name}`);
    if (row && row.count > 0) counts.set(name, row.count);
  }
  return counts;
}

interface Column {
  table: string;
  name: string;
  type: string;
  /** Its value must differ from copy to copy: nothing else in its index does. */
  isUnique: boolean;
  isCounted: boolean;
  /** The table that it refers to. */
  refersTo: string | null;
}

/** They stand in unique indexes beside what differs. */
const kinds = new Set(['team', 'kind', 'class', 'operation', 'purpose', 'country', 'range']);

/** Goods of which a part belongs to customers: only the sold ones are copied, unless the stock has such a one. */
const shared = new Map([
  ['phone_number', 'order_id IS NOT NULL'],
  ['sim_card', 'order_id IS NOT NULL'],
]);

/** What belongs to the operator and not to customers: it does not grow with their number. */
export const operators = new Set([
  'campaign',
  'coupon',
  'definition_file',
  'definition_release',
  'definition_release_log',
  'definition_script',
  'definition_sound',
  'form_figure',
  'game_round',
  'giveaway_round',
  'invoice_counter',
  'job_run',
  'media_content',
  'mnp_provider',
  'product_plan',
  'product_sheet',
  'sandbox_setting',
  'migration',
  'seed',
  'shop',
  'staff_action',
  'staff_comment',
  'staff_member',
  'staff_session',
  'tariff',
  'tariff_option',
  'video',
  'wallpaper',
]);

/**
 * Copies all rows of customers as often as wished; each copy is a customer of its own. It follows the tables as they
 * are: a new table needs no entry here.
 */
export async function multiply(db: Database, copies: number): Promise<void> {
  await db.query(grownText);
  const columns = await columnsOf(db);
  await db.transaction(async (tx) => {
    await tx.query('SET LOCAL session_replication_role = replica'); // references are sound by how they are copied
    for (const table of (await filledTables(tx)).keys()) {
      if (operators.has(table)) continue;
      const own = columns.filter((column) => column.table === table);
      const names = own.map(({ name }) => `"${name}"`).join(', ');
      const values = own.map((column) => copied(column)).join(', ');
      await tx.query(
        `INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE SELECT ${values}
           FROM ${table} CROSS JOIN generate_series(1, $1::int) AS n WHERE ${shared.get(table) ?? 'true'}
         ${shared.has(table) ? 'ON CONFLICT DO NOTHING' : ''}`,
        [copies],
      );
    }
  });
  await db.query('ANALYZE');
}

/** The value of a column in the nth copy, as SQL. */
function copied(column: Column): string {
  const name = `"${column.name}"`;
  if (column.refersTo !== null && operators.has(column.refersTo)) return name;
  if (column.type === 'uuid') return `md5(${name}::text || ':' || n)::uuid`;
  if (column.isCounted) return `${name} + n * 10000`; // an int holds 100,000 customers' rows
  if (column.type === 'bytea' && column.isUnique) return `sha256(${name} || n::text::bytea)`;
  const isUnique = column.isUnique && !kinds.has(column.name);
  if (column.type === 'text') return `grown_text(${name}, n, ${isUnique})`;
  return name;
}

/** An id in a text follows its record; a text that must be unique keeps its form: digits, a hash, an address. */
const grownText = `CREATE FUNCTION grown_text(value text, n int, is_unique boolean) RETURNS text
  LANGUAGE sql IMMUTABLE AS $$ SELECT CASE
    WHEN value ~ '^(user|guest):[0-9a-f-]{36}$'
      THEN split_part(value, ':', 1) || ':' || md5(split_part(value, ':', 2) || ':' || n)::uuid
    WHEN NOT is_unique THEN value
    WHEN value ~ '^[0-9a-f]{64}$' THEN md5(value || n) || md5(n || value)
    WHEN value ~ '^\\+?[0-9]{11,}$'
      THEN left(value, length(value) - 9) || lpad(((right(value, 9)::bigint + n * 10007::bigint) % 1000000000)::text, 9, '0')
    ELSE n || '.' || value END $$`;

function columnsOf(db: Queryable): Promise<Column[]> {
  return db.query<Column>(
    `SELECT c.relname AS "table", a.attname AS name, t.typname AS type,
       EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique AND a.attnum = ANY (i.indkey)
           AND NOT EXISTS (SELECT FROM pg_attribute u WHERE u.attrelid = c.oid AND u.attnum = ANY (i.indkey)
             AND u.atttypid = 'uuid'::regtype))
         OR EXISTS (SELECT FROM pg_constraint f WHERE f.contype = 'f' AND f.conrelid = c.oid AND a.attnum = ANY (f.conkey))
         AS "isUnique",
       t.typname IN ('int4', 'int8') AND (a.attidentity <> '' OR EXISTS (
         SELECT FROM pg_constraint f JOIN pg_attribute r ON r.attrelid = f.confrelid AND r.attnum = f.confkey[1]
          WHERE f.contype = 'f' AND f.conrelid = c.oid AND f.conkey[1] = a.attnum AND r.attidentity <> ''))
         AS "isCounted",
       (SELECT r.relname FROM pg_constraint f JOIN pg_class r ON r.oid = f.confrelid
         WHERE f.contype = 'f' AND f.conrelid = c.oid AND f.conkey = ARRAY[a.attnum] LIMIT 1) AS "refersTo"
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_type t ON t.oid = a.atttypid
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
        AND a.attgenerated = '' ORDER BY 1, a.attnum`,
  );
}

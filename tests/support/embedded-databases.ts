import type { Database } from '../../src/server/infra/db/queryable.ts';

/**
 * Embedded databases that a worker uses again and again. Opening one takes a second of processor time and several of
 * waiting; laying out its first data anew takes a fraction. What a test left behind is not there any more.
 */
export class EmbeddedDatabases {
  private readonly free: Kept[] = [];

  constructor(private readonly open: () => Promise<Database>) {}

  /** A database with the first data; `close` gives it back. */
  async take(): Promise<Database> {
    const kept = this.free.pop() ?? (await keep(await this.open()));
    return lend(kept.db, () => this.giveBack(kept));
  }

  private async giveBack(kept: Kept): Promise<void> {
    const isReset = await reset(kept).catch(() => false);
    if (isReset) this.free.push(kept);
    else await kept.db.close();
  }
}

interface Kept {
  db: Database;
  /** Tables, columns, functions and rules when it was opened: a database in which a test changed them is thrown away. */
  shape: string | undefined;
  /** Lays out the first data anew, in one text. */
  script: string;
}

const shapeSql = `SELECT md5(concat_ws(';',
  (SELECT string_agg(concat(c.relname, c.relkind, a.attname, a.atttypid, a.attnotnull), ',' ORDER BY c.relname, a.attnum)
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
    WHERE c.relnamespace = 'public'::regnamespace),
  (SELECT string_agg(concat(conrelid::regclass, pg_get_constraintdef(oid)), ',' ORDER BY oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace),
  (SELECT string_agg(concat(tgrelid::regclass, tgname, tgenabled), ',' ORDER BY oid) FROM pg_trigger),
  (SELECT string_agg(concat(proname, prosrc), ',' ORDER BY oid) FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace))) AS shape`;

const columnsSql = `SELECT c.relname AS name, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
   AND a.attgenerated = ''
 WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' GROUP BY c.relname ORDER BY c.relname`;

const sequencesSql = `SELECT quote_ident(sequencename) AS name, last_value AS last FROM pg_sequences
  WHERE schemaname = 'public'`;

/** Keeps a copy of all rows beside the tables. */
async function keep(db: Database): Promise<Kept> {
  const tables = await db.query<{ name: string; columns: string }>(columnsSql);
  const filled: typeof tables = [];
  await db.query('CREATE SCHEMA first_data');
  for (const table of tables) {
    const [row] = await db.query(`SELECT 1 FROM public.${table.name} LIMIT 1`);
    if (!row) continue;
    filled.push(table);
    await db.query(`CREATE TABLE first_data.${table.name} AS TABLE public.${table.name}`);
  }
  const sequences = await db.query<{ name: string; last: number | null }>(sequencesSql);
  const script = [
    // Triggers and foreign keys are about changes; these are the rows that were judged before.
    'ROLLBACK; BEGIN; SET LOCAL session_replication_role = replica',
    `TRUNCATE ${tables.map(({ name }) => `public.${name}`).join(', ')}`,
    ...filled.map(
      ({ name, columns }) =>
        `INSERT INTO public.${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM first_data.${name}`,
    ),
    ...sequences.map(({ name, last }) => `SELECT setval('public.${name}', ${last ?? 1}, ${last !== null})`),
    "COMMIT; RESET ALL; SET timezone TO 'UTC'",
  ].join(';\n');
  return { db, shape: await shapeOf(db), script };
}

async function shapeOf(db: Database): Promise<string | undefined> {
  const [row] = await db.query<{ shape: string }>(shapeSql);
  return row?.shape;
}

/** @returns false when the database cannot be used again */
async function reset({ db, shape, script }: Kept): Promise<boolean> {
  if ((await shapeOf(db)) !== shape) return false;
  await db.query(script);
  return true;
}

/** The database as one test has it: after `close` it answers nothing, as a closed one. */
function lend(db: Database, giveBack: () => Promise<void>): Database {
  let isOpen = true;
  const insist = () => {
    if (!isOpen) throw new Error('The database is closed.');
  };
  return {
    ...db,
    query: async (sql, params) => {
      insist();
      return db.query(sql, params);
    },
    transaction: async (work) => {
      insist();
      return db.transaction(work);
    },
    close: async () => {
      insist();
      isOpen = false;
      await giveBack();
    },
  };
}

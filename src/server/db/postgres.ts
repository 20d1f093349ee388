import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Database, Queryable } from './queryable.ts';
import { typeParsers } from '../infra/db/type-parsers.ts';

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => typeParsers[oid] ?? pg.types.getTypeParser(oid, format),
};

/** Whoever waits longer than this for a connection is told that there is none. */
const connectionTimeoutMillis = 5000;

/** A pool of connections to a PostgreSQL server. */
export function openPostgres(url: string, size = 10): Database {
  const options = '-c timezone=UTC';
  const pool = new pg.Pool({ connectionString: url, max: size, types, options, connectionTimeoutMillis });
  // A connection that its server ends while nobody waits for an answer must not end the process: its next statement
  // fails, and the pool replaces it. From its first moment on, since the end may come in one packet with an answer.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => console.error('An idle database connection ended:', error.message));
  return {
    query: (sql, params) => run(pool, sql, params),
    transaction: (work) => transaction(pool, work),
    close: () => pool.end(),
  };
}

async function transaction<T>(pool: pg.Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work({ query: (sql, params) => run(client, sql, params) });
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot even roll back is thrown away instead of going back to the pool.
    const broken = await client.query('ROLLBACK').then(
      () => undefined,
      (cause: Error) => cause,
    );
    client.release(broken);
    throw error;
  }
}

async function run<Row>(client: pg.Pool | pg.PoolClient, sql: string, params?: readonly unknown[]) {
  // pg answers an array of results when the text holds several statements, which its types do not say.
  const result: pg.QueryResult | pg.QueryResult[] = await (params
    ? client.query({ name: nameOf(sql), text: sql, values: [...params] })
    : client.query(sql));
  const last = Array.isArray(result) ? result.at(-1) : result;
  return (last?.rows ?? []) as Row[];
}

/** Statements are few and constant; should somebody put one together each time, it is not kept for ever. */
const keptNames = 1000;
const names = new Map<string, string>();

/** Under its name a connection parses and plans a statement once. Undefined: it is parsed each time. */
function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= keptNames) return known;
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 20);
  names.set(sql, name);
  return name;
}

import { createHash } from 'node:crypto';
import pg from 'pg';
import { type ConnectionGate, connectionGate } from './connection-gate.ts';
import { asTransaction } from './open-transaction.ts';
import type { Database, Queryable } from './queryable.ts';
import { driverSettings, type TimeLimits } from './time-limits.ts';
import { typeParsers } from './type-parsers.ts';
import { isUnanswered } from './unavailable.ts';

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => typeParsers[oid] ?? pg.types.getTypeParser(oid, format),
};

/**
 * A pool of connections to a PostgreSQL server.
 * @param size the most connections that are open at a time
 * @param limits without them a statement may take any time
 */
export function openPostgres(url: string, size = 10, limits?: TimeLimits): Database {
  const options = { connectionString: url, types, keepAlive: true, ...driverSettings(limits) };
  const pool = new pg.Pool({ ...options, max: size });
  const waitMs = options.connectionTimeoutMillis / 2;
  const gate = connectionGate({ probe: () => probe(options), waitMs });
  // The PostgreSQL server may end an idle connection. That must not end the process: the next statement on it fails,
  // and the pool replaces it. The listener is added at once, because the end may arrive in one packet with an answer.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => console.error('An idle database connection ended:', error.message));
  return {
    query: (sql, params) => onConnection(pool, gate, (client) => run(client, sql, params), isOver),
    transaction: (work) => onConnection(pool, gate, (client) => transaction(client, work), rollback),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: size,
    }),
    close: () => {
      gate.close();
      return pool.end();
    },
  };
}

/** How long a probe waits: longer than a caller, because each one given up is work for a server that goes on. */
const probeMs = 5000;

async function probe(options: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...options, connectionTimeoutMillis: probeMs });
  client.on('error', () => {});
  await client.connect();
  await client.end();
}

/** @param ends tidies up after an error, and tells whether the connection has to be closed */
async function onConnection<T>(
  pool: pg.Pool,
  gate: ConnectionGate,
  work: (client: pg.PoolClient) => Promise<T>,
  ends: (error: unknown, client: pg.PoolClient) => Promise<boolean>,
): Promise<T> {
  try {
    await gate.pass();
    const result = await released(await pool.connect(), work, ends);
    gate.heard();
    return result;
  } catch (error) {
    gate.saw(error);
    throw error;
  }
}

async function released<T>(
  client: pg.PoolClient,
  work: (client: pg.PoolClient) => Promise<T>,
  ends: (error: unknown, client: pg.PoolClient) => Promise<boolean>,
): Promise<T> {
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(await ends(error, client));
    throw error;
  }
}

/** After a refused statement the server listens for the next one; after anything else the connection is of no use. */
async function isOver(error: unknown): Promise<boolean> {
  return !(error instanceof pg.DatabaseError) || /^(08|57P)/.test(error.code ?? '');
}

async function transaction<T>(client: pg.PoolClient, work: (tx: Queryable) => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  const result = await asTransaction(() => work({ query: (sql, params) => run(client, sql, params) }));
  await client.query('COMMIT');
  return result;
}

/** @returns true when the connection has to be closed, which rolls back too */
async function rollback(error: unknown, client: pg.PoolClient): Promise<boolean> {
  // A server that did not answer the statement would not answer the rollback either.
  if (isUnanswered(error)) return true;
  return client.query('ROLLBACK').then(
    () => false,
    () => true,
  );
}

async function run<Row>(client: pg.PoolClient, sql: string, params?: readonly unknown[]) {
  // pg returns an array of results for a text with several statements; its types do not say so.
  const result: pg.QueryResult | pg.QueryResult[] = await (params
    ? client.query({ name: nameOf(sql), text: sql, values: [...params] })
    : client.query(sql));
  const last = Array.isArray(result) ? result.at(-1) : result;
  // The caller names the type of its rows, which pg cannot know.
  return (last?.rows ?? []) as Row[];
}

/**
 * Statements are few and constant; a statement that is built for each call would fill the memory, so the number is
 * limited.
 */
const keptNames = 1000;
const names = new Map<string, string>();

/** With a name, a connection parses and plans a statement once. Undefined: it is parsed each time. */
function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= keptNames) return known;
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 20);
  names.set(sql, name);
  return name;
}

import { createHash } from 'node:crypto';
import pg from 'pg';
import { Turns, TurnTooLate } from '../turns.ts';
import { waitMsLeft } from '../wait-limit.ts';
import { type ConnectionGate, connectionGate } from './connection-gate.ts';
import { asTransaction } from './open-transaction.ts';
import type { Database, Queryable } from './queryable.ts';
import { driverSettings, type TimeLimits } from './time-limits.ts';
import { typeParsers } from './type-parsers.ts';
import { isUnanswered } from './unavailable.ts';

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => typeParsers[oid] ?? pg.types.getTypeParser(oid, format),
};

/** The gate to a PostgreSQL server. */
export function gateTo(url: string): ConnectionGate {
  return connectionGate(() => probe(url));
}

/**
 * A pool of connections to a PostgreSQL server.
 * @param size the most connections that are open at a time
 * @param limits without them a statement may take any time
 * @param gate one for all pools of a server
 */
export function openPostgres(
  url: string,
  size = 10,
  limits: TimeLimits | undefined = undefined,
  gate: ConnectionGate = gateTo(url),
): Database {
  const options = { connectionString: url, types, keepAlive: true, ...driverSettings(limits) };
  const pool = new pg.Pool({ ...options, max: size });
  const doors: Doors = { pool, gate, turns: new Turns(), waitMs: options.connectionTimeoutMillis };
  // The PostgreSQL server may end an idle connection. That must not end the process: the next statement on it fails,
  // and the pool replaces it. The listener is added at once, because the end may arrive in one packet with an answer.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => console.error('An idle database connection ended:', error.message));
  return {
    query: (sql, params) => onConnection(doors, (client) => run(client, sql, params), isOver),
    transaction: (work) => onConnection(doors, (client) => transaction(client, work), rollback),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount + doors.turns.waiting,
      most: size,
    }),
    close: () => {
      gate.close();
      return pool.end();
    },
  };
}

/**
 * How long a probe waits. It stands first in the queue of a server that goes on, and each one that was given up would
 * stand before it. So late, at most, a server is found again whose answer was lost on the way.
 */
const probeMs = 20_000;

async function probe(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: probeMs });
  client.on('error', () => {});
  await client.connect();
  await client.end();
}

/** What stands between a caller and a connection. */
interface Doors {
  gate: ConnectionGate;
  /** For callers that find no idle connection. */
  turns: Turns;
  pool: pg.Pool;
  /** The longest wait for gate and turn together, in milliseconds; then the pool may take as long again. */
  waitMs: number;
}

/** @param ends tidies up after an error, and tells whether the connection has to be closed */
async function onConnection<T>(
  doors: Doors,
  work: (client: pg.PoolClient) => Promise<T>,
  ends: (error: unknown, client: pg.PoolClient) => Promise<boolean>,
): Promise<T> {
  try {
    const result = await released(await connection(doors), work, ends);
    doors.gate.heard();
    return result;
  } catch (error) {
    doors.gate.saw(error);
    throw error;
  }
}

/**
 * An idle connection, or a new one. New ones are opened one after the other: a server that goes on after a silence gives
 * the first one at once, where it would give all of them late. And while it is silent, no more than one is opened.
 */
async function connection(doors: Doors): Promise<pg.PoolClient> {
  const { gate, turns, pool, waitMs } = doors;
  const until = performance.now() + waitMs;
  const left = () => Math.max(0, Math.min(until - performance.now(), waitMsLeft()));
  await gate.pass(left());
  if (pool.idleCount > 0) return pool.connect();
  await turns.take(left());
  return inTime(inTurn(doors, left()), waitMsLeft());
}

/** The caller has the turn; it ends with the answer of the pool, also where the caller has gone. */
async function inTurn({ gate, turns, pool }: Doors, waitMs: number): Promise<pg.PoolClient> {
  try {
    await gate.pass(waitMs);
    return await pool.connect();
  } catch (error) {
    // The next caller meets a closed gate.
    gate.saw(error);
    throw error;
  } finally {
    turns.giveBack();
  }
}

/** A connection that comes too late goes back into the pool. */
function inTime(coming: Promise<pg.PoolClient>, waitMs: number): Promise<pg.PoolClient> {
  if (waitMs === Number.POSITIVE_INFINITY) return coming;
  return new Promise((resolve, reject) => {
    let isLate = false;
    const tooLong = setTimeout(() => {
      isLate = true;
      reject(new TurnTooLate());
    }, waitMs);
    coming
      .then((client) => (isLate ? client.release() : resolve(client)), reject)
      .finally(() => clearTimeout(tooLong));
  });
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

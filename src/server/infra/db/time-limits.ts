/** How long PostgreSQL may keep a caller waiting, in milliseconds. What takes longer fails and is rolled back. */
export interface TimeLimits {
  /** For its turn, and as long again for a connection of the pool, a new one included. */
  connectionMs: number;
  statementMs: number;
  /** For a row or table that another transaction has locked. */
  lockMs: number;
  /** Between two statements of a transaction. */
  idleInTransactionMs: number;
}

/** What of the longest statement one wait for a connection may take. */
const connectionShare = 0.65;

/**
 * For requests. A person waits for them: all waits for a connection and a statement after them together end within three
 * seconds by default, then the person gets a sentence.
 * @param seconds the longest statement
 */
export function requestLimits(seconds: number): TimeLimits {
  const statementMs = seconds * 1000;
  const share = (of: number) => Math.round(statementMs * of);
  return {
    connectionMs: share(connectionShare),
    statementMs,
    lockMs: share(0.8),
    idleInTransactionMs: 10_000,
  };
}

/**
 * All waits of a request for what others use: connections, before each of its statements, and the maker of papers.
 * @param seconds the longest statement
 */
export function requestWaitMs(seconds: number): number {
  return Math.round(2 * connectionShare * seconds * 1000);
}

/** For repeated work in the background, such as billing. */
export const jobLimits: TimeLimits = {
  connectionMs: 5000,
  statementMs: 60_000,
  lockMs: 5000,
  idleInTransactionMs: 60_000,
};

/** A server that hangs cannot end a statement itself, so the client gives up this much later. */
const clientMarginMs = 200;

/** The limits as settings of the driver and of each connection. Undefined: no limits, as migrations need it. */
export function driverSettings(limits: TimeLimits | undefined) {
  if (!limits) return { options: '-c timezone=UTC', connectionTimeoutMillis: 5000 };
  const { connectionMs, statementMs, lockMs, idleInTransactionMs } = limits;
  const settings = {
    timezone: 'UTC',
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
  return {
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    connectionTimeoutMillis: connectionMs,
    query_timeout: statementMs + clientMarginMs,
  };
}

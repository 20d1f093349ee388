/**
 * SQLSTATE classes and codes, and codes of Node.js, for a database that cannot be reached, is starting, has just ended,
 * has no connection or other resource left, or did not answer in time.
 */
const codes = /^(08...|25P03|53...|55P03|57014|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** The driver's message when the server did not answer a statement in time. */
const unanswered = /^Query read timeout/;

/** The driver's messages for the other faults, where it gives no code. */
const messages =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired|^Client has encountered a connection/;

/**
 * Codes for a database that answers but cannot store anything: no disk or memory left, a fault of the disk, a server
 * that only reads (a replica after a switch), a quota, a file system that only reads.
 */
const unwritable = /^(53100|53200|58030|25006|ENOSPC|EDQUOT|EROFS)$/;

/** The number of ENOSPC in WebAssembly (WASI), where the embedded database runs; its error has nothing else. */
const noSpaceInWasm = 51;

/** Whether an error is the embedded database's own for a full disk. */
export function isFullInWasm(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'errno' in error && error.errno === noSpaceInWasm;
}

/** Whether a query failed because nothing can be stored at present. */
export function cannotStore(error: unknown): boolean {
  if (isFullInWasm(error)) return true;
  return error instanceof Error && 'code' in error && unwritable.test(String(error.code));
}

/** Whether a query failed because the database could not do its work now: another try may succeed. */
export function isUnavailable(error: { code?: unknown; message?: unknown }): boolean {
  if (cannotStore(error)) return true;
  return codes.test(String(error.code)) || messages.test(String(error.message)) || isUnanswered(error);
}

/** Whether the client gave up waiting. The server may still run the statement, also to its end. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && unanswered.test(error.message);
}

/** The driver's messages when a new connection got no answer in time; the wait for one of the pool is none of them. */
const silentConnection = /^timeout expired|due to connection timeout/;

/** Whether the server gave no answer at all, neither to a statement nor to a new connection. */
export function isSilence(error: unknown): boolean {
  if (isUnanswered(error)) return true;
  if (!(error instanceof Error)) return false;
  return silentConnection.test(error.message) || ('code' in error && error.code === 'ETIMEDOUT');
}

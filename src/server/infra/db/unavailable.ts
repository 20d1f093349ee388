/**
 * SQLSTATE classes and codes, and codes of Node.js, for a database that cannot be reached, is starting, has just ended,
 * has no memory or disk left, or did not answer in time.
 */
const codes =
  /^(08...|25P03|53...|55P03|57014|57P0[123]|58030|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOSPC)$/;

/** The driver's message when the server did not answer a statement in time. */
const unanswered = /^Query read timeout/;

/** The driver's messages for the other faults, where it gives no code. */
const messages =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired|^Client has encountered a connection/;

/** Whether a query failed because the database could not do its work now: another try may succeed. */
export function isUnavailable(error: { code?: unknown; message?: unknown }): boolean {
  return codes.test(String(error.code)) || messages.test(String(error.message)) || isUnanswered(error);
}

/** Whether the client gave up waiting. The server may still run the statement, also to its end. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && unanswered.test(error.message);
}

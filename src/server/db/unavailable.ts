/** SQLSTATE classes and codes of Node for a database that cannot be reached, is starting, or has just ended. */
const codes = /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** What the driver says of the same without a code. */
const messages =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection/;

/** Whether a query failed because there was no database to ask: another try may do better. */
export function isUnavailable(error: { code?: unknown; message?: unknown }): boolean {
  return codes.test(String(error.code)) || messages.test(String(error.message));
}

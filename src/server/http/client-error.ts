import { STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { httpProblem } from '../errors/problem.ts';
import type { AppDeps } from '../infra/deps.ts';
import { problemBody, problemType } from './problem-body.ts';
import { securityHeaders } from './security-headers.ts';

type Handler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

/** What the parser of HTTP says, and the status for it. Everything else is 400. */
const statuses = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);

/**
 * Answers what is no request of HTTP, or did not arrive in time: there is no route, and no language but the default one.
 * The connection ends, because its next byte could be the middle of a request.
 */
export function refuseNoRequest({ words }: Pick<AppDeps, 'words'>): Handler {
  return (error, socket) => {
    // The other side has gone, or an answer to an earlier request is on its way.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) return void socket.destroy();
    const status = statuses.get(error.code) ?? 400;
    const body = problemBody(words, httpProblem(status), { lang: 'de' });
    const headers = {
      ...securityHeaders(),
      'cache-control': 'no-store',
      'content-type': problemType,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
      socket.destroy(),
    );
  };
}

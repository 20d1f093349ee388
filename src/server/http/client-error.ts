import { STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { httpProblem, type Problem } from '../errors/problem.ts';
import type { AppDeps } from '../infra/deps.ts';
import { type BrokenRequest, brokenRequest } from './broken-request.ts';
import { errorPage } from './error-page.page.ts';
import { problemBody, problemType } from './problem-body.ts';
import { pageHeaders, securityHeaders } from './security-headers.ts';

type Handler = NonNullable<FastifyServerOptions['clientErrorHandler']>;
type Deps = Pick<AppDeps, 'words' | 'teams'> & { config: Pick<AppDeps['config'], 'team'> };

/** What the parser of HTTP says, and the status for it. Everything else is 400. */
const statuses = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);

/**
 * Answers what is no request of HTTP, or did not arrive in time: there is no route. A browser gets a page, as far as the
 * bytes tell that it is one. The connection ends, because its next byte could be the middle of a request.
 */
export function refuseNoRequest(deps: Deps): Handler {
  return (error, socket) => {
    // The other side has gone, or an answer to an earlier request is on its way.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) return void socket.destroy();
    const status = statuses.get(error.code) ?? 400;
    const { headers, body } = answer(deps, httpProblem(status), brokenRequest(socket, error.rawPacket));
    const all = {
      ...headers,
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
      socket.destroy(),
    );
  };
}

function answer({ words, teams, config }: Deps, fault: Problem, { wantsPage, ...asked }: BrokenRequest) {
  if (!wantsPage)
    return {
      headers: { ...securityHeaders(), 'content-type': problemType },
      body: problemBody(words, fault, asked),
    };
  return {
    headers: {
      ...pageHeaders(),
      'content-type': 'text/html; charset=utf-8',
      'content-language': asked.lang,
    },
    body: errorPage({ words, team: teams[config.team], fault, ...asked }),
  };
}

import type { FastifyInstance } from 'fastify';
import { httpProblem } from '../errors/problem.ts';

/** For `http.createServer`: Node.js would answer a request without `Host` by itself, bare of our headers and words. */
export const withoutNodeAnswers = { requireHostHeader: false };

/** Answers what Node.js would answer by itself. */
export function replaceNodeAnswers(app: FastifyInstance): void {
  // RFC 9110, 10.1.1: a server may ignore an expectation that it does not know. Node.js says 417 without a body.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  // RFC 9112, 3.2: a request of HTTP/1.1 without a host is refused. The connection may have lost its place.
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.httpVersion !== '1.1' || raw.headers.host !== undefined) return;
    reply.header('connection', 'close');
    throw httpProblem(400);
  });
}

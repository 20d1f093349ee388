import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { requestWaitMs } from '../infra/db/time-limits.ts';
import { waitAtMost, waitMsLeft } from '../infra/wait-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What of its waits is left when its body begins: the time of the body is the client's own. */
    waitMsLeft: number;
  }
}

/**
 * All waits of a request together have one limit. What reads the body is called by the socket, so it is set twice. The
 * embedded database has no limits of time.
 */
export function limitWaits(app: FastifyInstance, { databaseUrl, databaseLimitSeconds }: Config): void {
  const waitMs = databaseUrl ? requestWaitMs(databaseLimitSeconds) : Number.POSITIVE_INFINITY;
  app.decorateRequest('waitMsLeft', waitMs);
  app.addHook('onRequest', (_request, _reply, done) => waitAtMost(waitMs, done));
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    request.waitMsLeft = waitMsLeft();
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => waitAtMost(request.waitMsLeft, done));
}

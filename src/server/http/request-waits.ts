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

/** All waits of a request together have one limit. What reads the body is called by the socket, so it is set twice. */
export function limitWaits(app: FastifyInstance, { databaseLimitSeconds }: Config): void {
  const waitMs = requestWaitMs(databaseLimitSeconds);
  app.decorateRequest('waitMsLeft', waitMs);
  app.addHook('onRequest', (_request, _reply, done) => waitAtMost(waitMs, done));
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    request.waitMsLeft = waitMsLeft();
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => waitAtMost(request.waitMsLeft, done));
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { tooManyRequests } from '../errors/problem.ts';
import { RequestCounter } from '../http/request-counter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `dryRun`: has its own, larger allowance (forms validate while somebody types); `letter`: a smaller one on
     * top (it makes us write to an address that nobody has proved).
     */
    limit?: 'dryRun' | 'letter';
  }
}

/**
 * So many calls of the API a minute and address, counted per process: a shield against floods. What must hold
 * exactly (codes, logins) is limited in the database.
 */
export function limitRates(app: FastifyInstance, { config, clock }: AppDeps): void {
  const general = new RequestCounter(config.limits.perMinute);
  const dryRun = new RequestCounter(config.limits.validatePerMinute);
  const letters = new RequestCounter(config.limits.lettersPerMinute);
  const counters = { dryRun: [dryRun], letter: [general, letters], none: [general] };
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isLimited(request)) return done();
    const now = clock().getTime();
    const waits = counters[request.routeOptions.config.limit ?? 'none'].map((counter) =>
      counter.count(request.ip, now),
    );
    const wait = Math.max(...waits);
    return done(wait > 0 ? tooManyRequests(wait) : undefined);
  });
}

/** Pages come with dozens of files; webhooks of a provider all come from one address. */
function isLimited(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/') && !request.url.startsWith('/api/webhooks/');
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { tooManyRequests } from './problem.ts';
import { RequestCounter } from './request-counter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `dryRun`: has its own, larger allowance (forms validate while somebody types). */
    limit?: 'dryRun';
  }
}

/**
 * So many calls of the API a minute and address, counted per process: a shield against floods. What must hold
 * exactly (codes, logins) is limited in the database.
 */
export function limitRates(app: FastifyInstance, { config, clock }: AppDeps): void {
  const general = new RequestCounter(config.limits.perMinute);
  const dryRun = new RequestCounter(config.limits.validatePerMinute);
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isLimited(request)) return done();
    const counter = request.routeOptions.config.limit === 'dryRun' ? dryRun : general;
    const wait = counter.count(request.ip, clock().getTime());
    return done(wait > 0 ? tooManyRequests(wait) : undefined);
  });
}

/** Pages come with dozens of files; webhooks of a provider all come from one address. */
function isLimited(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/') && !request.url.startsWith('/api/webhooks/');
}

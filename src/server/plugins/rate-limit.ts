import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { tooManyRequests } from './problem.ts';

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
export async function limitRates(app: FastifyInstance, { config }: AppDeps): Promise<void> {
  await app.register(rateLimit, { global: false });
  const timeWindow = '1 minute';
  const general = app.createRateLimit({ max: config.limits.perMinute, timeWindow });
  const dryRun = app.createRateLimit({ max: config.limits.validatePerMinute, timeWindow });
  app.addHook('onRequest', async (request) => {
    if (!isLimited(request)) return;
    const check = request.routeOptions.config.limit === 'dryRun' ? dryRun : general;
    const result = await check(request);
    if (!result.isAllowed && result.isExceeded) throw tooManyRequests(result.ttlInSeconds);
  });
}

/** Pages come with dozens of files; webhooks of a provider all come from one address. */
function isLimited(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/') && !request.url.startsWith('/api/webhooks/');
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Whether a request may see the inside of the process: by `METRICS_TOKEN`. Without a token only a developer's own
 * machine may. Production has no way without it: a proxy may be near.
 */
export function isOperator(request: FastifyRequest, { metricsToken, mode }: Config): boolean {
  if (metricsToken === undefined) return mode !== 'production' && /^(127\.|::1$)/.test(request.ip);
  const digest = (text: string) => createHash('sha256').update(text).digest();
  // Digests have one length, and comparing them takes as long for a near miss as for any other.
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${metricsToken}`));
}

import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Fastify's setting for the proxies before the server. With a number, the address that the last of so many proxies saw
 * counts: everything before it in `X-Forwarded-For` was written by the client. Fastify accepts no bare number, because a
 * client that reaches the server past the proxies could write what it wants; the operator must close that way.
 */
export function clientOfProxies(
  proxies: Config['trustProxy'],
): NonNullable<FastifyServerOptions['trustProxy']> {
  if (proxies === undefined) return false;
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}

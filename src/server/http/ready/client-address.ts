import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config.ts';

/**
 * The address of the client as Fastify finds it, for a request that Fastify does not see.
 * @returns undefined where the settings name the proxies' networks: Fastify alone knows how to match them
 */
export function clientAddress({ headers, socket }: IncomingMessage, proxies: Config['trustProxy']) {
  if (proxies === undefined) return socket.remoteAddress;
  if (typeof proxies !== 'number') return undefined;
  const forwarded = headers['x-forwarded-for'];
  const named = typeof forwarded === 'string' ? forwarded.split(',').map((part) => part.trim()) : [];
  // The last proxy stands at the end, and is who is connected to us.
  const hops = [...named.filter((part) => part !== ''), socket.remoteAddress].reverse();
  return hops[Math.min(proxies, hops.length - 1)];
}

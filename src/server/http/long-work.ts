import type { FastifyRequest } from 'fastify';
import { waitAtMost } from '../infra/wait-limit.ts';

/**
 * For work that takes as long as it takes, such as a proof: no wait for the database ends it, and its connection, on
 * which nothing moves meanwhile, stays open. A browser whose connection ends sends the request again.
 */
export function longWork<Done>({ raw }: FastifyRequest, work: () => Promise<Done>): Promise<Done> {
  // Node.js sets the time of the connection again after the answer. The socket of a test's `inject` knows no time.
  raw.socket.setTimeout?.(0);
  return waitAtMost(Number.POSITIVE_INFINITY, work);
}

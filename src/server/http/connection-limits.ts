import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { tooManyRequests } from '../errors/problem.ts';
import { addressKey } from '../infra/address-key.ts';
import { longestSilence } from '../infra/uploads/sending-pace.ts';
import { withoutNodeAnswers } from './node-answers.ts';
import { isOwnCall } from './own-call.ts';

/**
 * Fastify's settings for slow clients. A connection on which nothing moves ends after twice `requestSeconds`, or later
 * where a file may pause for longer. Headers must arrive within half of `requestSeconds`; then 408. Node.js looks for
 * late ones every so often, so the time is a little longer. `limitBodyTime` watches bodies; a request with a file must
 * arrive to its end in the time that files have beside that.
 */
export function slowClients({ connections, uploads }: Pick<Config, 'connections' | 'uploads'>) {
  const bodyMs = connections.requestSeconds * 1000;
  const requestTimeout = Math.round(bodyMs + uploads.seconds * 1000);
  const connectionsCheckingInterval = Math.min(1000, Math.ceil(bodyMs / 10));
  const headersTimeout = Math.ceil(bodyMs / 2);
  // Longer than what is told by 408, which it must not forestall: this end has no words.
  const connectionTimeout = Math.ceil(bodyMs + Math.max(bodyMs, longestSilence(uploads) * 1000));
  return {
    requestTimeout,
    connectionTimeout,
    http: { headersTimeout, connectionsCheckingInterval, ...withoutNodeAnswers },
  };
}

/** Looking for idle ones means a walk over all connections, which a flood of new ones must not cause each time. */
const giveWayMs = 100;

/**
 * Ends a new connection where too many are open: of all, or of one address. While there is no place left, connections
 * that wait for a further request end. A proxy brings many clients by one address, so it has no limit of its own:
 * `limitRequestsUnderWay` counts its clients.
 */
export function limitConnections(app: FastifyInstance, { connections, trustProxy }: Config): void {
  app.server.maxConnections = connections.all;
  app.server.on(
    'drop',
    atMostEvery(giveWayMs, () => app.server.closeIdleConnections()),
  );
  if (trustProxy !== undefined) return;
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    socket.once('close', () => forget(open, address));
    if (remember(open, address) > connections.perAddress) socket.destroy();
  });
}

/**
 * Behind proxies: refuses a request of a client that has too many under way, as slow senders and readers have. Their own
 * connections end at the proxy.
 */
export function limitRequestsUnderWay(app: FastifyInstance, underWay: RequestsUnderWay): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isOwnCall(request) || underWay.take(request.ip, reply.raw)) return done();
    // Its body is not read.
    reply.header('connection', 'close');
    done(tooManyRequests(1));
  });
}

export interface RequestsUnderWay {
  /** Gives a request a place until its answer ends; false: its client has too many. */
  take: (ip: string, answer: ServerResponse) => boolean;
}

export function requestsUnderWay({ connections, trustProxy }: Config): RequestsUnderWay {
  const underWay = new Map<string, number>();
  return {
    take: (ip, answer) => {
      if (trustProxy === undefined) return true;
      const address = addressKey(ip);
      answer.once('close', () => forget(underWay, address));
      return remember(underWay, address) <= connections.perAddress;
    },
  };
}

/** Does what is asked for, unless it was done a moment ago. */
function atMostEvery(ms: number, act: () => void): () => void {
  let doneAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - doneAt < ms) return;
    doneAt = performance.now();
    act();
  };
}

function remember(counts: Map<string, number>, address: string): number {
  const count = (counts.get(address) ?? 0) + 1;
  counts.set(address, count);
  return count;
}

function forget(counts: Map<string, number>, address: string): void {
  const rest = (counts.get(address) ?? 0) - 1;
  if (rest > 0) counts.set(address, rest);
  else counts.delete(address);
}

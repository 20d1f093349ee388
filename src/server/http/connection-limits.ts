import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { addressKey } from '../infra/address-key.ts';
import { withoutNodeAnswers } from './node-answers.ts';

/**
 * Fastify's settings for slow senders: headers must arrive within half of `requestSeconds`; then 408. Node.js looks for
 * late ones every so often, so the time is a little longer. `limitBodyTime` watches bodies; a request with a file must
 * arrive to its end in the time that files have beside that.
 */
export function slowSenders({ connections, uploads }: Pick<Config, 'connections' | 'uploads'>) {
  const bodyMs = connections.requestSeconds * 1000;
  const requestTimeout = Math.round(bodyMs + uploads.seconds * 1000);
  const connectionsCheckingInterval = Math.min(1000, Math.ceil(bodyMs / 10));
  const headersTimeout = Math.ceil(bodyMs / 2);
  return { requestTimeout, http: { headersTimeout, connectionsCheckingInterval, ...withoutNodeAnswers } };
}

/** Ends a new connection of an address that has too many open. Behind proxies this is the proxies' work. */
export function limitConnections(app: FastifyInstance, { connections, trustProxy }: Config): void {
  if (trustProxy !== undefined) return;
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => forget(open, address));
    if (count > connections.perAddress) socket.destroy();
  });
}

function forget(open: Map<string, number>, address: string): void {
  const rest = (open.get(address) ?? 0) - 1;
  if (rest > 0) open.set(address, rest);
  else open.delete(address);
}

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Cuts the senders of bodies off that are awaited. */
const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * A body must arrive within `requestSeconds` after its headers; then the sender is cut off as Node.js does it, whose own
 * limit is one for all requests and has to wait for files.
 */
export function limitBodyTime(app: FastifyInstance, { connections }: Pick<Config, 'connections'>): void {
  app.server.prependListener('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    const timer = setTimeout(() => cutOff(app, request), connections.requestSeconds * 1000);
    timer.unref();
    timers.set(request, timer);
    request.once('close', () => clearTimeout(timer));
  });
}

/** For a route that has found its caller and watches the body itself. */
export function waiveBodyTime(request: IncomingMessage): void {
  clearTimeout(timers.get(request));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}

function cutOff({ server }: FastifyInstance, request: IncomingMessage): void {
  if (request.complete || request.socket.destroyed) return;
  const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.emit('clientError', late, request.socket);
}

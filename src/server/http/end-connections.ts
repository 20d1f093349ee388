import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const everyMs = 100;

/** A request whose last byte has not arrived by then, counted from the request to end, is not waited for. */
const senderPatienceMs = 1000;

/**
 * While the server closes, a connection ends after its last answer, and a client that has not sent its request to the
 * end is cut off: nothing was done for it. Node.js only ends the connections that are idle when closing begins.
 */
export function endConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  const answers = new WeakMap<Socket, ServerResponse>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.server.on('request', (request, response) => answers.set(request.socket, response));
  app.addHook('preClose', (done) => {
    // A server that never listened never emits `close`, so the timer would never stop.
    if (!app.server.listening) return done();
    const cutsFrom = performance.now() + senderPatienceMs;
    const timer = setInterval(() => {
      app.server.closeIdleConnections();
      if (performance.now() < cutsFrom) return;
      for (const socket of open) if (!isAtWork(answers.get(socket))) socket.destroy();
    }, everyMs);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
    done();
  });
}

/** True while the server works on a request that has arrived to its end. */
function isAtWork(answer: ServerResponse | undefined): boolean {
  return answer?.req.complete === true && !answer.writableFinished;
}

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const everyMs = 100;

/** A request whose last byte has not arrived by then, counted from the request to end, is not waited for. */
const senderPatienceMs = 1000;
/** An answer of which nothing was taken for so long is not waited for either. */
const readerPatienceMs = 1000;

/**
 * While the server closes, a connection ends after its last answer, and a client that has not sent its request to the
 * end is cut off: nothing was done for it. So is one that does not take its answer: it has been given. Node.js only ends
 * the connections that are idle when closing begins.
 *
 * Idle is a connection whose last answer has been sent to its end, and on which nothing has come since. For Node.js a
 * connection is idle as soon as its answer is complete in memory, so a slow client would lose the end of it.
 */
export function endConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  const answers = new WeakMap<Socket, ServerResponse>();
  const readUntilAnswer = new WeakMap<Socket, number>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    answers.set(socket, response);
    response.once('finish', () => readUntilAnswer.set(socket, socket.bytesRead));
  });
  const isIdle = (socket: Socket) =>
    answers.get(socket)?.writableFinished === true && readUntilAnswer.get(socket) === socket.bytesRead;
  app.server.closeIdleConnections = () => {
    for (const socket of open) if (isIdle(socket)) socket.destroy();
  };
  app.addHook('preClose', (done) => {
    // A server that never listened never emits `close`, so the timer would never stop.
    if (!app.server.listening) return done();
    const cutsFrom = performance.now() + senderPatienceMs;
    const isUntaken = untakenAnswers();
    const timer = setInterval(() => {
      app.server.closeIdleConnections();
      const isLate = performance.now() >= cutsFrom;
      for (const socket of open)
        if (isUntaken(socket) || (isLate && !isAtWork(answers.get(socket)))) socket.destroy();
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

/** Tells, asked again and again, whether bytes of an answer wait for a client that takes none. */
function untakenAnswers(): (socket: Socket) => boolean {
  const seen = new WeakMap<Socket, { taken: number; at: number }>();
  return (socket) => {
    const taken = socket.bytesWritten - socket.writableLength;
    const before = seen.get(socket);
    const now = performance.now();
    if (before?.taken !== taken || socket.writableLength === 0) seen.set(socket, { taken, at: now });
    return socket.writableLength > 0 && now - (seen.get(socket)?.at ?? now) > readerPatienceMs;
  };
}

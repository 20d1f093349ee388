import type { FastifyInstance } from 'fastify';

const everyMs = 100;

/**
 * While the server closes, a connection ends as soon as its last answer is out. Node.js ends those that are idle when
 * the closing begins; one that was at work then and is kept alive by its client would hold the server up afterwards.
 */
export function letGoWhenClosing(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    // One that never listened never closes either, and nobody would stop the timer.
    if (!app.server.listening) return done();
    const timer = setInterval(() => app.server.closeIdleConnections(), everyMs);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
    done();
  });
}

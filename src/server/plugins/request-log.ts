import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** What the log says of a fault: an error of the database holds the statement's parameters, too. */
function faultLine(error: Error & { code?: unknown }) {
  return { type: error.name, message: error.message, stack: error.stack ?? '', code: error.code };
}

/** The log's settings, so that nothing personal is written. */
export function quietLog(log: FastifyServerOptions['logger']): FastifyServerOptions['logger'] {
  if (!log || log === true) return log ?? false;
  return { ...log, serializers: { ...log.serializers, err: faultLine } };
}

/** One line for each request: never a header, a body or a query, where people's data travel. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, ip } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const [path] = url.split('?', 1);
    request.log.info({ method, path, statusCode: reply.statusCode, ms, ip }, 'request');
    done();
  });
}

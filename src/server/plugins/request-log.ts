import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** What a log line says of a request: never a header, a body or a query, where people's data travel. */
function requestLine(request: FastifyRequest) {
  return { method: request.method, path: request.url.split('?')[0], address: request.ip };
}

/** What it says of a fault: an error of the database holds the statement's parameters, too. */
function faultLine(error: Error & { code?: unknown }) {
  return { type: error.name, message: error.message, stack: error.stack ?? '', code: error.code };
}

/** Adds to the log's settings that nothing personal is written. */
export function quietLog(log: FastifyServerOptions['logger']): FastifyServerOptions['logger'] {
  if (!log || log === true) return log ?? false;
  return { ...log, serializers: { ...log.serializers, req: requestLine, err: faultLine } };
}

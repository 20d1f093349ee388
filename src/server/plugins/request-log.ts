import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** What a log line says of a request: never a header, a body or a query, where people's data travel. */
function requestLine(request: FastifyRequest) {
  return { method: request.method, path: request.url.split('?')[0], address: request.ip };
}

/** Adds to the log's settings that nothing personal is written. */
export function quietLog(log: FastifyServerOptions['logger']): FastifyServerOptions['logger'] {
  if (!log || log === true) return log ?? false;
  const redact = [
    'authorization',
    'cookie',
    'set-cookie',
    'password',
    '*.authorization',
    '*.cookie',
    '*.password',
  ];
  return { ...log, redact, serializers: { ...log.serializers, req: requestLine } };
}

import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { networkOf } from '../infra/address-key.ts';
import { isOwnCall } from './own-call.ts';
import { routeOf } from './route-kind.ts';

type FaultLine = {
  type: string;
  message: string;
  stack: string;
  code: unknown;
  cause?: FaultLine;
  /** The errors of an AggregateError. */
  errors?: FaultLine[];
};

/** The maximum depth of causes: a chain of causes could be a ring. */
const DEPTH = 4;

/**
 * The log entry of a fault and its causes. A database error also has the statement's parameters, which are left out.
 */
export function faultLine(error: unknown, depth = DEPTH): FaultLine {
  if (!(error instanceof Error))
    return { type: typeof error, message: String(error), stack: '', code: undefined };
  const { name: type, message, stack = '', cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    type,
    message,
    stack,
    code,
    ...(cause !== undefined && depth > 0 ? { cause: faultLine(cause, depth - 1) } : {}),
    ...(error instanceof AggregateError && depth > 0
      ? { errors: error.errors.map((each) => faultLine(each, depth - 1)) }
      : {}),
  };
}

/** The log's settings, without personal data. */
export function quietLog(log: FastifyServerOptions['logger']): FastifyServerOptions['logger'] {
  if (!log || log === true) return log ?? false;
  return { ...log, serializers: { ...log.serializers, err: (error) => faultLine(error) } };
}

/**
 * Writes one line for each request: no header, body or query, because they contain personal data; the route's pattern and
 * not the address, because an address may be a key (a payment link); the network and not the address of the client.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (isOwnCall(request)) return done();
    const { method, ip } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const route = routeOf(request);
    request.log.info({ method, route, statusCode: reply.statusCode, ms, network: networkOf(ip) }, 'request');
    return done();
  });
}

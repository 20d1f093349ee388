import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import { networkOf } from '../infra/address-key.ts';
import type { AppDeps } from '../infra/deps.ts';
import { keyedHash } from '../infra/keyed-hash.ts';
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
 * not the address, because an address may be a key (a payment link); the network and not the address of the client; a
 * name for the account that only the operator can make from its id (`logNameOf`); the code of a refusal.
 */
export function logRequests(app: FastifyInstance, { config }: Pick<AppDeps, 'config'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (isOwnCall(request)) return done();
    const { method, ip, account, refusedWith: referenceCode } = request;
    const who = account === undefined ? undefined : logNameOf(config, account);
    const { statusCode, elapsedTime: ms } = reply;
    logAnswer(request.log, {
      method,
      route: routeOf(request),
      statusCode,
      referenceCode,
      ms,
      ip,
      account: who,
    });
    return done();
  });
}

/** An answer as the log knows it; `ms` is the time that it took. */
export interface Answered {
  method: string;
  route: string;
  statusCode: number;
  ms: number;
  ip: string;
  /** Where the log does not name the request by itself. */
  reqId?: string;
  referenceCode?: number | undefined;
  account?: string | undefined;
}

/** Each field by its name: it is called for each request, and to copy an object takes as long as to log it. */
export function logAnswer(log: FastifyBaseLogger, answered: Answered): void {
  const { reqId, method, route, statusCode, referenceCode, ms, ip, account } = answered;
  const tenths = Math.round(ms * 10) / 10;
  const network = networkOf(ip);
  log.info({ reqId, method, route, statusCode, referenceCode, ms: tenths, network, account }, 'request');
}

/** The name of an account in the log. It follows from the id and `APP_SECRET`, and does not lead back to a person. */
export function logNameOf(config: AppDeps['config'], accountId: string): string {
  return keyedHash(config, `log|${accountId}`).slice(0, 22);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import type { RequestsUnderWay } from '../connection-limits.ts';
import type { Answered } from '../request-log.ts';
import { routeOf } from '../route-kind.ts';
import { answerKey } from './answer-key.ts';
import { clientAddress } from './client-address.ts';

declare module 'fastify' {
  interface FastifyReply {
    /**
     * A route sets it on an answer that is the same for all requests with the same address, encodings and cookies of
     * pages. It tells whether the route would answer the same now.
     */
    isStillRight: (() => boolean) | undefined;
  }
}

/** An answer as it travels. */
interface ReadyAnswer {
  route: string;
  /** Whether a request for it counts for its address. */
  isCounted: boolean;
  headers: string[];
  body: Buffer;
  isStillRight: () => boolean;
}

/** What each request meets, in this way or in that of the framework. */
export interface Around {
  config: Config;
  underWay: RequestsUnderWay;
  /** Counts a request for its address; false: there were too many. */
  admit: (address: string) => boolean;
  /** Writes the log's line, and counts for the figures. */
  note: (answered: Answered) => void;
  /** An id for the log. */
  newId: () => string;
}

/** Pages of all looks and languages, and the files of a build in two encodings. */
const KEPT = 1000;

/**
 * Sends answers that are ready before the framework looks at the request: its routing and hooks take ten times as long as
 * the sending. Whatever is not plain goes the long way, as does a request that is refused.
 */
export function sendReadyAnswers(app: FastifyInstance, around: Around): void {
  const known = new Map<string, ReadyAnswer>();
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.decorateReply('isStillRight', undefined);
  app.addHook('onSend', (request, reply, payload, done) => {
    const key = reply.isStillRight && answerKey(request.raw);
    if (key !== undefined && Buffer.isBuffer(payload)) keep(known, key, readyAnswer(reply, payload));
    done();
  });
  const find = (key: string): ReadyAnswer | undefined => {
    const found = known.get(key);
    if (found === undefined || found.isStillRight()) return found;
    known.delete(key);
    return undefined;
  };
  const send = (request: IncomingMessage, response: ServerResponse): boolean => {
    const key = isClosing ? undefined : answerKey(request);
    const answer = key === undefined ? undefined : find(key);
    const ip = answer && clientAddress(request, around.config.trustProxy);
    if (answer === undefined || ip === undefined) return false;
    if (answer.isCounted && !around.admit(ip)) return false;
    if (!around.underWay.take(ip, response)) return false;
    const began = performance.now();
    response.once('finish', () => {
      const ms = performance.now() - began;
      around.note({ reqId: around.newId(), method: 'GET', route: answer.route, statusCode: 200, ms, ip });
    });
    response.writeHead(200, answer.headers).end(answer.body);
    return true;
  };
  answerFirst(app, send);
}

function readyAnswer(reply: FastifyReply, body: Buffer): ReadyAnswer | undefined {
  const { request, isStillRight } = reply;
  const headers = reply.getHeaders();
  if (reply.statusCode !== 200 || headers['set-cookie'] !== undefined || !isStillRight) return undefined;
  const lines = Object.entries({ ...headers, 'content-length': body.length });
  return {
    route: routeOf(request),
    isCounted: request.routeOptions.config.limit !== 'none',
    headers: lines.flatMap(([name, value]) => [name, String(value)]),
    body,
    isStillRight,
  };
}

function keep(known: Map<string, ReadyAnswer>, key: string, answer: ReadyAnswer | undefined): void {
  if (!answer) return;
  known.delete(key);
  known.set(key, answer);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
}

/** Puts a listener before the framework's, which gets what it does not answer. */
function answerFirst(
  { server }: FastifyInstance,
  send: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const [framework] = server.listeners('request');
  if (framework === undefined) throw new Error('The framework listens to no request.');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!send(request, response)) framework.call(server, request, response);
  });
}
